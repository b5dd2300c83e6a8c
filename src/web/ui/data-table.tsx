import type { ReactNode } from "react";
import { useMemo } from "react";
import { surfaceStyles } from "#web/ui/card.tsx";
import { DataTableCards } from "#web/ui/data-table-cards.tsx";
import { DataTableGrid } from "#web/ui/data-table-grid.tsx";
import { type Sort, sortRows } from "#web/ui/data-table-sort.ts";
import { useFit } from "#web/ui/use-fit.ts";

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Amounts and dates stand at the end. */
  align?: "start" | "end";
  /** The column that names the row: it bears the link, and is the title of the card. Exactly one. */
  primary?: boolean;
  /** Where the value stands on a card: beside the title (a status, a total) or in the list below; "hidden" leaves it out. */
  onCard?: "aside" | "detail" | "hidden";
  /** Makes the column sortable. Numbers sort as numbers, text as people read it, null last. */
  sortValue?: (row: Row) => string | number | null;
}

export interface DataTableProps<Row> {
  /** What is listed, for screen readers: "Quotes". */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Where pressing the row leads. */
  hrefOf?: (row: Row) => string;
  /** Buttons of a row; each named with its record. */
  actions?: (row: Row) => ReactNode;
  sort?: Sort | null;
  onSortChange?: (sort: Sort) => void;
}

/** The least width for a table, in CSS pixels: a 768 px screen less its margins. */
const leastTableWidth = 704;

/** Records as a table where there is room for all of it and as cards where there is not, of one description. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, columns, sort = null } = props;
  const [frame, fits] = useFit<HTMLDivElement>(leastTableWidth);
  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort]);
  return (
    <div ref={frame} className="min-w-0">
      {fits ? (
        <div className={`${surfaceStyles} overflow-clip`}>
          <DataTableGrid {...props} rows={sorted} />
        </div>
      ) : (
        <DataTableCards {...props} rows={sorted} />
      )}
    </div>
  );
}
