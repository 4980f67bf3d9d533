// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// Records in the order of their files, found by id (and by further names) in logarithmic time.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace outlay {

/// T has a member `std::string id`. Ids are unique: a record with a known id takes the place of the earlier one.
/// A value type: copies share nothing. Pointers that find() hands out live until the table changes.
template <typename T>
class Table {
public:
    void add(T record)
    {
        const std::string id = record.id;
        const auto at = lower(m_names, id);
        if (at != m_names.end() && at->first == id && m_records[at->second].id == id) {
            m_records[at->second] = std::move(record);
            return;
        }
        const auto index = static_cast<std::uint32_t>(m_records.size());
        if (at != m_names.end() && at->first == id)
            at->second = index;  // an id wins over another record's further name
        else
            m_names.emplace(at, id, index);
        m_records.push_back(std::move(record));
    }

    /// A further name of the record `id`; ignored if the name is taken or there is no such record.
    void addName(std::string_view name, std::string_view id)
    {
        const auto target = lower(m_names, id);
        if (target == m_names.end() || target->first != id)
            return;
        const std::uint32_t index = target->second;
        const auto at = lower(m_names, name);
        if (at == m_names.end() || at->first != name)
            m_names.emplace(at, std::string(name), index);
    }

    [[nodiscard]] const T* find(std::string_view name) const
    {
        const auto at = lower(m_names, name);
        return at != m_names.end() && at->first == name ? &m_records[at->second] : nullptr;
    }

    [[nodiscard]] const std::vector<T>& all() const { return m_records; }
    [[nodiscard]] std::size_t size() const { return m_records.size(); }
    [[nodiscard]] bool empty() const { return m_records.empty(); }
    [[nodiscard]] auto begin() const { return m_records.begin(); }
    [[nodiscard]] auto end() const { return m_records.end(); }

private:
    template <typename Names>
    [[nodiscard]] static auto lower(Names& names, std::string_view name)
    {
        return std::lower_bound(names.begin(), names.end(), name,
                                [](const auto& entry, std::string_view wanted) { return std::string_view(entry.first) < wanted; });
    }

    std::vector<T> m_records;
    std::vector<std::pair<std::string, std::uint32_t>> m_names;  // sorted
};

}  // namespace outlay
