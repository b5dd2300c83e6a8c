import { today } from "#web/base/today.ts";
import { fileColumns } from "#web/export/list-rows.ts";
import type { ImportDraft, Review } from "#web/import/import-draft.ts";
import type { PlannedRow, RowOutcome } from "#web/import/import-plan.ts";
import type { CsvColumn } from "#web/records/csv-columns.ts";
import type { ImportableKind } from "#web/records/listed-nouns.ts";
import type { ListRecords } from "#web/records/noun-records.ts";
import type { RecordFields } from "#web/records/resources.ts";
import { DataTable } from "#web/tables/data-table.tsx";
import type { Column } from "#web/tables/data-table-column.ts";
import { useShowMore } from "#web/tables/show-more.tsx";
import { Badge, type BadgeVariant } from "#web/ui/badge.tsx";

interface PreviewTableProps<K extends ImportableKind> {
  draft: ImportDraft<K>;
  review: Review<K>;
}

const rowsAtOnce = 5;

/** The first records as they will be saved; changed values show the old one too. */
export function PreviewTable<K extends ImportableKind>({ draft, review }: PreviewTableProps<K>) {
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

type PreviewColumn<K extends ImportableKind> = CsvColumn<RecordFields<ListRecords[K]>>;

/** The columns of an export of the list, because they list every field of a record. */
function previewColumns<K extends ImportableKind>(
  { kind, language, file }: ImportDraft<K>,
  { plan }: Review<K>,
): readonly PreviewColumn<K>[] {
  const categories = [...file.categories, ...plan.newCategories];
  return fileColumns(kind, file.records, { language, today: today(), categories });
}

function shownColumn<K extends ImportableKind>(
  column: PreviewColumn<K>,
  primary: boolean,
): Column<PlannedRow<ListRecords[K]>> {
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

const outcomeColumn: Column<{ outcome: RowOutcome }> = {
  key: "outcome",
  header: "Outcome",
  onCard: "aside",
  cell: ({ outcome }) => <Badge variant={outcomes[outcome].badge}>{outcomes[outcome].label}</Badge>,
};

const outcomes: Record<RowOutcome, { label: string; badge: BadgeVariant }> = {
  new: { label: "New", badge: "green" },
  changed: { label: "Changed", badge: "blue" },
  there: { label: "Again", badge: "yellow" },
  same: { label: "No change", badge: "grey" },
};
