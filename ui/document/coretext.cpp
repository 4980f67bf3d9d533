// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/coretext.h"

#include "ui/document/display.h"

#include <QCoreApplication>

namespace outlay::ui {

QString coreText(std::string_view english, const QStringList& arguments)
{
    if (english.empty())
        return {};
    QString text = QCoreApplication::translate("core", std::string(english).c_str());
    // Two passes through unique places, so that an argument that contains "%2" stays as it is.
    for (qsizetype i = 0; i < arguments.size(); ++i)
        text.replace(QLatin1Char('%') + QString::number(i + 1), QChar(0xE000 + static_cast<int>(i)));
    for (qsizetype i = 0; i < arguments.size(); ++i)
        text.replace(QChar(0xE000 + static_cast<int>(i)), arguments[i]);
    return text;
}

QString issueText(const Issue& issue, const Display* display)
{
    QStringList arguments;
    for (const IssueArgument& argument : issue.arguments) {
        if (const double* number = std::get_if<double>(&argument))
            arguments << (display ? display->number(*number) : toQString(plainNumber(*number)));
        else
            arguments << coreText(std::get<std::string>(argument));
    }
    return coreText(issue.text, arguments);
}

}  // namespace outlay::ui
