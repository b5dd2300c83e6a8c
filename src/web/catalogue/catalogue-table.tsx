import { useCallback } from "react";
import { messages } from "#web/base/messages.ts";
import { useStable } from "#web/base/use-stable.ts";
import { RowActions } from "#web/catalogue/catalogue-cells.tsx";
import type { CatalogueRow } from "#web/catalogue/catalogue-rows.ts";
import { textsOf } from "#web/records/list-texts.ts";
import type { RecordResource, Stored } from "#web/records/resources.ts";
import { RowGestures, UncoveredButtons } from "#web/records/row-gestures.tsx";
import { recordEntries } from "#web/records/row-menu-button.tsx";
import { useDeleteRecord } from "#web/records/use-delete-record.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { DataTable } from "#web/tables/data-table.tsx";
import type { DataTableProps } from "#web/tables/data-table-column.ts";

/** What is said of each kind of item. */
const nounOf = { material: "materials", laborItem: "labour" } as const;

interface CatalogueTableProps<T> extends Omit<DataTableProps<CatalogueRow<T>>, "keyOf" | "actions"> {
  kind: keyof typeof nounOf;
  resource: RecordResource<T>;
  onEdit: (item: T) => void;
}

/** Items of the catalogue, each of which can be edited, and deleted after a question. */
export function CatalogueTable<T extends Stored & { name: string }>(props: CatalogueTableProps<T>) {
  const { kind, resource, onEdit, ...table } = props;
  const { removeHint } = textsOf(kind, useLanguage());
  const remove = useDeleteRecord(resource, messages()[nounOf[kind]].remove, removeHint);
  const edit = useStable(onEdit);
  const take = useStable((item: T) => void remove(item));
  const actions = useCallback(
    (row: CatalogueRow<T>, isRow: boolean) => (
      <RowActions row={row} isRow={isRow} onEdit={edit} onDelete={take} />
    ),
    [edit, take],
  );
  const openerOf = useCallback(
    (row: CatalogueRow<T>) => (row.state === "open" ? () => edit(row.item) : undefined),
    [edit],
  );
  const uncovered = (id: string, onDone: () => void) => {
    const item = table.rows.find((row) => row.id === id)?.item;
    if (!item) return null;
    const entries = recordEntries({ onEdit: () => edit(item), onDelete: () => take(item) });
    return <UncoveredButtons entries={entries} onDone={onDone} />;
  };
  return (
    <RowGestures uncovered={uncovered}>
      <DataTable {...table} keyOf={({ id }) => id} openerOf={openerOf} actions={actions} />
    </RowGestures>
  );
}
