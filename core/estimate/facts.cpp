// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
#include "core/estimate/resolve.h"

namespace outlay {

template <typename Find>
auto Facts::first(Find find) const -> decltype(find(*static_cast<const Catalog*>(nullptr)))
{
    if (m_own) {
        if (const auto found = find(*m_own))
            return found;
    }
    return m_catalog ? find(*m_catalog) : nullptr;
}

const ModelPreset* Facts::model(std::string_view id) const
{
    return first([&](const Catalog& facts) { return facts.findModelPreset(id); });
}

const Device* Facts::device(std::string_view id) const
{
    return first([&](const Catalog& facts) { return facts.findDevice(id); });
}

const ApiPrice* Facts::apiPrice(std::string_view id) const
{
    return first([&](const Catalog& facts) { return facts.findApiPrice(id); });
}

const PriceBook* Facts::priceBook(std::string_view id, std::string_view deviceId) const
{
    if (m_own) {
        const PriceBook* book = m_own->findPriceBook(id);
        if (book && !book->rowsOf(deviceId).empty())
            return book;
    }
    const PriceBook* book = m_catalog ? m_catalog->findPriceBook(id) : nullptr;
    return book ? book : (m_own ? m_own->findPriceBook(id) : nullptr);
}

DeviceSpec Facts::specOf(const Device& device, std::string_view specBook) const
{
    const bool ownBook = m_own && m_own->findSpecBook(specBook) && m_own->findDevice(device.id) == &device;
    const Catalog* facts = ownBook || !m_catalog ? m_own : m_catalog;
    return facts ? facts->specOf(device, specBook) : device.spec;
}

const FxRate* Facts::usdCny() const
{
    const auto of = [](const Catalog& facts) -> const FxRate* {
        if (const FxRate* rate = facts.findFxRate(facts.defaultFxRate))
            return rate;
        return facts.fxRates.empty() ? nullptr : &facts.fxRates.all().front();
    };
    return first(of);
}

}  // namespace outlay
