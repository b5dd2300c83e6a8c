import type { ReactNode } from "react";
import type { Sort } from "#web/ui/data-table-sort.ts";

/** One value of a row: how it is headed, shown, ordered, and where it stands on a card. */
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

/**
 * What a table of records is made of. Columns, `hrefOf` and `actions` are best the same from render to render: a row
 * is drawn again only where one of them, or the row itself, is another.
 */
export interface DataTableProps<Row> {
  /** What is listed, for screen readers: "Quotes". */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** Where pressing the row leads. */
  hrefOf?: ((row: Row) => string) | undefined;
  /** Buttons of a row; each named with its record. */
  actions?: ((row: Row) => ReactNode) | undefined;
  sort?: Sort | null;
  onSortChange?: (sort: Sort) => void;
}
