import { useMemo } from "react";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { Opened } from "#vault/records/records.ts";
import { today } from "#web/base/today.ts";
import { documentRow, rowLooks } from "#web/documents/list-rows.tsx";
import type { SummaryOf } from "#web/records/document-kinds.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { framedRows, RecordRows } from "#web/tables/record-rows.tsx";

type Recent = Opened<SummaryOf<DocumentKind>>;

/** The quotes and invoices made last, as rows of two lines. */
export function RecentDocuments({ documents }: { documents: readonly Recent[] }) {
  const language = useLanguage();
  const day = today();
  const looks = useMemo(
    () => rowLooks<SummaryOf<DocumentKind>>({ language, today: day }, false),
    [language, day],
  );
  if (documents.length === 0) return null;
  return (
    <div className="flex min-w-0 flex-col gap-3 xl:pt-2">
      <h2 className="font-semibold text-xl">Recent documents</h2>
      <div className={framedRows}>
        <RecordRows caption="Recent documents" rows={documents} looks={looks} {...documentRow} />
      </div>
    </div>
  );
}
