import { useMemo } from "react";
import { surfaceStyles } from "#web/ui/card.tsx";
import { DataTableCards } from "#web/ui/data-table-cards.tsx";
import type { DataTableProps } from "#web/ui/data-table-column.ts";
import { DataTableGrid } from "#web/ui/data-table-grid.tsx";
import { sortRows } from "#web/ui/data-table-sort.ts";
import { useFit } from "#web/ui/use-fit.ts";
import { useGradually } from "#web/ui/use-gradually.ts";

/** The least width for a table, in CSS pixels: a 768 px screen less its margins. */
const leastTableWidth = 704;
/** About as high as a row is, in CSS pixels, for the room of those that are still to be drawn. */
const rowHeight = 60;

/** Records as a table where there is room for all of it and as cards where there is not, of one description. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, columns, sort = null } = props;
  const [frame, fits] = useFit<HTMLDivElement>(leastTableWidth);
  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort]);
  const drawn = useGradually(sorted);
  // The way back to a place far down leads there at once.
  const room = drawn === sorted ? undefined : { minHeight: sorted.length * rowHeight };
  return (
    <div ref={frame} className="min-w-0" style={room}>
      {fits === null ? null : fits ? (
        <div className={`${surfaceStyles} @container overflow-clip`}>
          <DataTableGrid {...props} rows={drawn} />
        </div>
      ) : (
        <DataTableCards {...props} rows={drawn} />
      )}
    </div>
  );
}
