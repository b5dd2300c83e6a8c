import { useMemo } from "react";
import { useRootMark } from "#web/base/use-root-mark.ts";
import { hasCompactTables } from "#web/tables/compact-tables.ts";
import { DataTableCards, SortChoice } from "#web/tables/data-table-cards.tsx";
import type { DataTableProps } from "#web/tables/data-table-column.ts";
import { DataTableGrid } from "#web/tables/data-table-grid.tsx";
import { sortRows } from "#web/tables/data-table-sort.ts";
import { RecordRows } from "#web/tables/record-rows.tsx";
import { useFit } from "#web/tables/use-fit.ts";
import { useGradually } from "#web/tables/use-gradually.ts";
import { surfaceStyles } from "#web/ui/card.tsx";

/** The least width for a table, in CSS pixels: a 768 px screen less the sidebar's icons and the margins. */
const leastTableWidth = 640;
/** The approximate height of a row in CSS pixels, to reserve room for rows that are still to be rendered. */
const rowHeight = () => (hasCompactTables() ? 37 : 45);

/**
 * Records as a table when it fits into the available width, otherwise as rows of two lines or as cards, from one
 * description of the columns.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, columns, looks, sort = null } = props;
  const [frame, fits] = useFit<HTMLDivElement>(leastTableWidth);
  useRootMark("sorts", fits === false && looks !== undefined);
  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort]);
  const drawn = useGradually(sorted);
  // Reserve the full height, so that going back scrolls to the former place at once.
  const room = drawn === sorted ? undefined : { minHeight: sorted.length * rowHeight() };
  return (
    <div ref={frame} className="min-w-0" style={room}>
      {fits === null ? null : fits ? (
        <div className={`${surfaceStyles} @container overflow-clip`}>
          <DataTableGrid {...props} rows={drawn} />
        </div>
      ) : looks ? (
        <div className="flex flex-col gap-3">
          <div className={`flex items-center ${props.isSortedElsewhere ? "max-md:hidden" : ""}`}>
            {props.checks && <div className="ml-1">{props.checks.all}</div>}
            {props.sortChoice || <SortChoice {...props} />}
          </div>
          <RecordRows {...props} looks={looks} rows={drawn} />
        </div>
      ) : (
        <DataTableCards {...props} rows={drawn} />
      )}
    </div>
  );
}
