import type { Category } from "#domain/catalogue/catalogue.ts";
import {
  type CsvColumn,
  customerColumns,
  labourColumns,
  materialColumns,
} from "#web/export/catalogue-columns.ts";
import { categoryNames } from "#web/export/list-rows.ts";
import type { ImportDraft, Review } from "#web/import/import-draft.ts";
import type { ImportRecord, PlannedRow } from "#web/import/import-plan.ts";
import { DataTable } from "#web/tables/data-table.tsx";
import type { Column } from "#web/tables/data-table-column.ts";
import { useShowMore } from "#web/tables/show-more.tsx";
import { Badge, type BadgeVariant } from "#web/ui/badge.tsx";

interface PreviewTableProps {
  draft: ImportDraft;
  review: Review;
}

const rowsAtOnce = 5;

/** The first records as they will be saved; changed values show the old one too. */
export function PreviewTable({ draft, review }: PreviewTableProps) {
  const [shown, more] = useShowMore(review.rows, rowsAtOnce);
  const filled = previewColumns(draft, review).filter(({ text }) =>
    shown.some(({ record }) => text(record) !== ""),
  );
  const columns = filled.map((column, index) => shownColumn(column, index === 0));
  return (
    <section aria-label="Preview" className="flex flex-col gap-3">
      <DataTable
        caption="What will be saved"
        columns={[...columns, outcomeColumn]}
        rows={shown}
        keyOf={({ record }) => record.id}
      />
      {more}
    </section>
  );
}

/** The columns of an export of the list, because they list every field of a record. */
function previewColumns({ kind, language, file }: ImportDraft, { plan }: Review): CsvColumn<ImportRecord>[] {
  const nameOf = categoryNames([...file.categories, ...plan.newCategories] as Category[]);
  const columns = {
    customers: () => customerColumns(language),
    materials: () => materialColumns(nameOf),
    labour: () => labourColumns(nameOf),
  };
  return columns[kind]() as unknown as CsvColumn<ImportRecord>[];
}

function shownColumn(column: CsvColumn<ImportRecord>, primary: boolean): Column<PlannedRow> {
  const { heading, text, holds } = column;
  return {
    key: heading,
    header: heading,
    primary,
    align: holds === "amount" ? "end" : "start",
    cell: ({ record, before }) => <Change now={text(record)} before={before && text(before)} />,
  };
}

function Change({ now, before }: { now: string; before: string | null }) {
  if (before === null || before === now) return <Value text={now} />;
  return (
    <>
      <del className="text-ink-soft">
        <Value text={before} />
      </del>{" "}
      <ins className="font-medium no-underline">
        <Value text={now} />
      </ins>
    </>
  );
}

/** A short value does not wrap. */
function Value({ text }: { text: string }) {
  const isShort = text.length <= 16 && !text.includes("\n");
  return (
    <span className={isShort ? "whitespace-nowrap" : "wrap-anywhere whitespace-pre-line"}>
      {text === "" ? "–" : text}
    </span>
  );
}

const outcomeColumn: Column<PlannedRow> = {
  key: "outcome",
  header: "Outcome",
  onCard: "aside",
  cell: ({ outcome }) => <Badge variant={outcomes[outcome].badge}>{outcomes[outcome].label}</Badge>,
};

const outcomes: Record<PlannedRow["outcome"], { label: string; badge: BadgeVariant }> = {
  new: { label: "New", badge: "green" },
  changed: { label: "Changed", badge: "blue" },
  there: { label: "Again", badge: "yellow" },
  same: { label: "No change", badge: "grey" },
};
