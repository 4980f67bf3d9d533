// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: MIT
// The plans that come with the program: templates of the start page, the checked scenarios of the two price notes that
// the project started from, and a stated run put to the test. They are files of resources/examples, compiled in.
#pragma once

#include "core/base/result.h"
#include "core/io/planfile.h"

#include <span>
#include <string_view>

namespace outlay {

enum class ExampleGroup {
    Template,  ///< tile of the start page
    Audit,     ///< published numbers, recomputed
    Check      ///< a statement put to the test
};

struct Example {
    std::string_view id;     ///< file name without ending; "example:ID" on the command line
    std::string_view title;  ///< English, context "core"
    std::string_view shows;  ///< one or two sentences, English, context "core"
    ExampleGroup group = ExampleGroup::Template;
    std::string_view icon;   ///< name of an icon of the window
};

/// In the order of the start page.
[[nodiscard]] std::span<const Example> examples();
[[nodiscard]] const Example* findExample(std::string_view id);

/// The text of its plan file. Error E_UNSUPPORTED names the examples there are.
[[nodiscard]] Result<std::string_view> exampleText(std::string_view id);
/// The plan, ready to be edited: `created` is set to the day given for templates, so that their prices are current.
[[nodiscard]] Result<Plan> openExample(std::string_view id, std::string_view today);

}  // namespace outlay
