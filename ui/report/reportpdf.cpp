// SPDX-FileCopyrightText: 2026 Outlay contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/reportpdf.h"

#include "core/base/trnoop.h"

#include <QBuffer>
#include <QPageLayout>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>

namespace outlay::ui {

QByteArray reportPdf(const ReportPages& pages, const ReportContext& context)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setPageLayout(QPageLayout(QPageSize(QPageSize::A4), QPageLayout::Portrait, QMarginsF()));
        writer.setResolution(1200);
        writer.setTitle(pages.document().title);
        writer.setCreator(QStringLiteral("Outlay"));
        writer.addFileAttachment(QLatin1String(reportPlanName), context.planBytes, QStringLiteral("application/json"));
        QPainter painter(&writer);
        const QRectF sheet(0, 0, writer.width(), writer.height());
        for (int i = 0; i < pages.count(); ++i) {
            if (i > 0)
                writer.newPage();
            pages.paintInto(painter, sheet, i);
        }
    }
    return bytes;
}

Result<void> writeReport(const QString& path, const ReportPages& pages, const ReportContext& context)
{
    QSaveFile file(path);
    const auto failed = [&] {
        return fail(code::file, path.toStdString(), CORE_TR_NOOP("core", "%1 cannot be written: %2"),
                    {path.toStdString(), file.errorString().toStdString()});
    };
    if (!file.open(QIODevice::WriteOnly))
        return failed();
    file.write(reportPdf(pages, context));
    if (!file.commit())
        return failed();
    return {};
}

}  // namespace outlay::ui
