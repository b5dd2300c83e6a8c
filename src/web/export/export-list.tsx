import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import type { Id } from "#domain/ids/id.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { Language } from "#domain/region/region.ts";
import { today } from "#web/base/today.ts";
import { useLeave } from "#web/documents/use-leave.tsx";
import { ExportButton } from "#web/export/export-button.tsx";
import { fileColumns } from "#web/export/list-rows.ts";
import { readList } from "#web/export/read-list.ts";
import { shownCell } from "#web/export/shown-cell.ts";
import { usePrintById } from "#web/export/use-print-by-id.ts";
import { FileDown } from "#web/icons/file-down.ts";
import type { CsvColumn } from "#web/records/csv-columns.ts";
import type { DocumentId } from "#web/records/document-kinds.ts";
import { listNames } from "#web/records/list-names.ts";
import type { ListKind } from "#web/records/list-paths.ts";
import { isDocument } from "#web/records/noun-records.ts";
import { useShowMore } from "#web/tables/show-more.tsx";
import { Card } from "#web/ui/card.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

const rowsAtOnce = 20;

interface ExportListProps {
  kind: ListKind;
  language: Language;
  /** Called when the list was read, or could not be. */
  onRead: () => void;
}

/** One list with the same columns as its file, read-only; documents with their PDF. */
export function ExportList({ kind, language, onRead }: ExportListProps) {
  const client = useQueryClient();
  const { data: list, isPending } = useQuery({
    queryKey: ["export", kind],
    queryFn: () => readList(client, kind, { fresh: false }),
    staleTime: 0,
  });
  const tellRead = useEffectEvent(onRead);
  useEffect(() => {
    if (!isPending) tellRead();
  }, [isPending]);
  const { title, many } = listNames(kind, language);
  const records = list?.records ?? [];
  const columns = fileColumns(kind, records, {
    language,
    today: today(),
    categories: list?.categories ?? [],
  });
  const [shown, more] = useShowMore(records, rowsAtOnce);
  return (
    <Card title={title} actions={<ExportButton kind={kind} />}>
      {!list && <Skeleton className="h-24" />}
      {list && records.length === 0 && <p className="text-ink-soft">{`There are no ${many} yet.`}</p>}
      {list && list.closed > 0 && (
        <p className="text-ink-soft">
          {list.closed === 1
            ? "1 cannot be read and is not shown."
            : `${list.closed} cannot be read and are not shown.`}
        </p>
      )}
      {shown.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
        <section aria-label={title} tabIndex={0} className="overflow-x-auto rounded-lg">
          <table className="min-w-full text-left text-sm">
            <thead>
              <tr className="border-line border-b">
                {columns.map(({ heading, holds }) => (
                  <th key={heading} scope="col" className={`${headStyles} ${alignOf(holds)}`}>
                    {heading}
                  </th>
                ))}
                {isDocument(kind) && <th scope="col">PDF</th>}
              </tr>
            </thead>
            <tbody>
              {shown.map((record) => (
                <tr key={record.id} className="border-line border-b">
                  {columns.map((column) => (
                    <td
                      key={column.heading}
                      className={`max-w-64 truncate px-3 py-2 ${alignOf(column.holds)}`}
                    >
                      {shownCell(column, record, { made: languageOf(record, language), language })}
                    </td>
                  ))}
                  {isDocument(kind) && (
                    <td>
                      <PrintButton kind={kind} id={record.id} name={columns[0]?.text(record) ?? ""} />
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {more}
    </Card>
  );
}

interface PrintButtonProps {
  kind: DocumentKind;
  id: Id;
  /** The document's number. */
  name: string;
}

function PrintButton({ kind, id, name }: PrintButtonProps) {
  const { leave, question } = useLeave();
  const { print, isPrinting } = usePrintById(kind, leave);
  return (
    <>
      <IconButton
        size="small"
        aria-label={`Download PDF of ${name}`}
        disabled={isPrinting}
        onClick={() => void print(id as DocumentId)}
      >
        <FileDown aria-hidden />
      </IconButton>
      {question}
    </>
  );
}

const headStyles = "whitespace-nowrap px-3 py-2 font-medium";

function alignOf(holds: CsvColumn<unknown>["holds"]): string {
  return holds === "amount" ? "tabular text-right" : "";
}

/** A document has the currency and the date format of the region that it was made in. */
function languageOf(record: object, language: Language): Language {
  return "language" in record ? (record.language as Language) : language;
}
