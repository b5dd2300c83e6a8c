import { useQuery, useQueryClient } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import type { Id } from "#domain/account/id.ts";
import type { Language } from "#domain/company/region.ts";
import { today } from "#web/documents/today.ts";
import { ExportButton } from "#web/export/export-button.tsx";
import { type ListKind, listWords } from "#web/export/list-kinds.ts";
import { listRows } from "#web/export/list-rows.ts";
import { readList } from "#web/export/read-list.ts";
import { usePrintById } from "#web/export/use-print-by-id.ts";
import { Card } from "#web/ui/card.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useShowMore } from "#web/ui/show-more.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

const rowsAtOnce = 20;

interface ExportListProps {
  kind: ListKind;
  language: Language;
}

/** One list as it stands in its file: the same columns, read-only; documents with their PDF. */
export function ExportList({ kind, language }: ExportListProps) {
  const client = useQueryClient();
  const { data: list } = useQuery({
    queryKey: ["export", kind],
    queryFn: () => readList(client, kind, { fresh: false }),
    staleTime: 0,
  });
  const { title, many } = listWords(kind, language);
  const rows = list
    ? listRows(kind, list.records, { language, today: today(), categories: list.categories })
    : [];
  const [headings = [], ...lines] = rows;
  const [shown, more] = useShowMore(lines, rowsAtOnce);
  return (
    <Card title={title} actions={<ExportButton kind={kind} />}>
      {!list && <Skeleton className="h-24" />}
      {list && lines.length === 0 && <p className="text-ink-soft">{`There are no ${many} yet.`}</p>}
      {list && list.closed > 0 && (
        <p className="text-ink-soft">{`${list.closed} cannot be read and are not shown.`}</p>
      )}
      {shown.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
        <section aria-label={title} tabIndex={0} className="overflow-x-auto rounded-lg">
          <table className="min-w-full text-left text-sm">
            <thead>
              <tr className="border-line border-b">
                {headings.map((heading) => (
                  <th key={heading} scope="col" className="whitespace-nowrap px-3 py-2 font-medium">
                    {heading}
                  </th>
                ))}
                {isDocuments(kind) && <th scope="col">PDF</th>}
              </tr>
            </thead>
            <tbody>
              {shown.map((cells, index) => (
                <tr key={list?.records[index]?.id} className="border-line border-b">
                  {cells.map((cell, column) => (
                    <td key={headings[column]} className="max-w-64 truncate px-3 py-2">
                      {cell}
                    </td>
                  ))}
                  {isDocuments(kind) && (
                    <td>
                      <PrintButton kind={kind} id={list?.records[index]?.id} name={cells[0] ?? ""} />
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
  kind: "quotes" | "invoices";
  id: Id | undefined;
  /** The document's number. */
  name: string;
}

function PrintButton({ kind, id, name }: PrintButtonProps) {
  const { print, printing } = usePrintById(kind === "quotes" ? "quote" : "invoice");
  return (
    <IconButton
      size="small"
      aria-label={`Download PDF of ${name}`}
      disabled={!id || printing}
      onClick={() => id && void print(id)}
    >
      <FileDown aria-hidden />
    </IconButton>
  );
}

function isDocuments(kind: ListKind): kind is "quotes" | "invoices" {
  return kind === "quotes" || kind === "invoices";
}
