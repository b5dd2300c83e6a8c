import { cx } from "class-variance-authority";
import { memo } from "react";
import type { Cell, Fact, ItemColumn, ItemSection, ItemsBlock } from "#pdf/doc.ts";

interface ItemsTableProps {
  block: ItemsBlock;
  accent: string;
}

/**
 * The lines of a document in their sections. On a narrow sheet only the description and the amount have a column; the
 * other values are under the description.
 */
export function ItemsTable({ block, accent }: ItemsTableProps) {
  return (
    <div className="flex flex-col gap-6">
      {block.sections.map((section) => (
        <table key={section.heading} className="w-full border-collapse">
          <caption className="pb-2 text-left font-semibold">{section.heading}</caption>
          <thead>
            <tr className="border-b-2 text-left text-sm" style={{ borderColor: accent }}>
              {section.columns.map((column, index) => (
                <th
                  key={column.head}
                  scope="col"
                  className={cx(
                    "px-2 py-1.5 font-medium first:pl-0 last:pr-0",
                    cellStyles(section.columns, index),
                    // On a narrow sheet "Amount excl. 20% VAT" leaves the room to the descriptions.
                    "@min-[880px]:whitespace-nowrap",
                  )}
                >
                  {column.head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {section.rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: printed rows have no names and do not move
              <Row key={index} row={row} columns={section.columns} />
            ))}
          </tbody>
          {section.total && <SectionTotal section={section} total={section.total} />}
        </table>
      ))}
    </div>
  );
}

interface RowProps {
  row: readonly Cell[];
  columns: readonly ItemColumn[];
}

/** Memoised by what it prints: a key typed in one line changes one row, though all rows are made again. */
const Row = memo(function Row({ row, columns }: RowProps) {
  return (
    <tr className="break-inside-avoid border-line border-b align-top">
      {row.map((cell, index) => (
        <td
          key={columns[index]?.head}
          className={cx(
            "px-2 py-2 first:pl-0 last:pr-0",
            cellStyles(columns, index),
            !columns[index]?.isWide && "whitespace-nowrap",
          )}
        >
          <bdi>{cell.text}</bdi>
          {cell.detail && (
            <span dir="auto" className="wrap-anywhere block whitespace-pre-line text-ink-soft text-sm">
              {cell.detail}
            </span>
          )}
          {columns[index]?.isWide && (
            <span className="block text-ink-soft text-sm @min-[560px]:hidden">
              {foldedCells(row, columns)}
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}, printsTheSame);

function printsTheSame(before: RowProps, now: RowProps): boolean {
  return (
    before.row.length === now.row.length &&
    before.row.every(
      ({ text, detail }, at) => text === now.row[at]?.text && detail === now.row[at]?.detail,
    ) &&
    before.columns.every(({ head }, at) => head === now.columns[at]?.head)
  );
}

function SectionTotal({ section, total }: { section: ItemSection; total: Fact }) {
  return (
    <tfoot>
      <tr className="font-medium">
        <td className="wrap-anywhere py-2 pr-2">{total.label}</td>
        {section.columns.slice(2).map((column) => (
          <td key={`${section.heading} ${column.head}`} className="hidden @min-[560px]:table-cell" />
        ))}
        <td className="tabular whitespace-nowrap py-2 text-right">{total.value}</td>
      </tr>
    </tfoot>
  );
}

/** True for the columns that a narrow sheet has no room for: all but the description and the amount, which is last. */
function isFolded(columns: readonly ItemColumn[], index: number): boolean {
  return !columns[index]?.isWide && index !== columns.length - 1;
}

function cellStyles(columns: readonly ItemColumn[], index: number): string {
  const column = columns[index];
  return cx(
    column?.isWide ? "wrap-anywhere w-full whitespace-pre-line" : "tabular",
    column?.align === "right" && "text-right",
    isFolded(columns, index) && "hidden @min-[560px]:table-cell",
  );
}

function foldedCells(row: readonly Cell[], columns: readonly ItemColumn[]): string {
  return columns
    .flatMap(({ head }, index) => {
      const text = row[index]?.text ?? "";
      return isFolded(columns, index) && text !== "" ? [`${head} ${text}`] : [];
    })
    .join(" · ");
}
