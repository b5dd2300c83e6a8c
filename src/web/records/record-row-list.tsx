import { type ReactNode, useMemo } from "react";
import { useStable } from "#web/base/use-stable.ts";
import type { MenuEntry } from "#web/overlays/entries-menu.tsx";
import { RowMenuButton } from "#web/records/row-menu-button.tsx";
import type { RowLooks } from "#web/tables/data-table-column.ts";
import { RecordRows } from "#web/tables/record-rows.tsx";

type Named = { id: string; name: string };

interface RecordRowListProps<T extends Named> {
  /** "Customers", for screen readers. */
  label: string;
  records: readonly T[];
  /** The second line of a row. */
  noteOf: (record: T) => string | null;
  /** What the menu of a row offers besides editing and deleting. */
  entriesOf: (record: T) => readonly MenuEntry[];
  /** The page of a record, to which its row leads. */
  hrefOf?: ((id: string) => string) | undefined;
  onEdit: (record: T) => void;
  onDelete: (record: T) => void;
}

/** Records as rows of two lines, on phones. */
export function RecordRowList<T extends Named>(props: RecordRowListProps<T>): ReactNode {
  const { label, records, noteOf, entriesOf, hrefOf, onEdit, onDelete } = props;
  const looks = useMemo<RowLooks<T>>(
    () => ({
      title: ({ name }) => <bdi>{name}</bdi>,
      aside: () => null,
      note: (record) => <bdi className="min-w-0 text-ink-soft roomy:truncate">{noteOf(record)}</bdi>,
      nameOf: (record) => [record.name, noteOf(record)].filter(Boolean).join(", "),
    }),
    [noteOf],
  );
  const actions = useStable((record: T) => (
    <RowMenuButton
      name={record.name}
      entriesBefore={() => entriesOf(record)}
      onEdit={() => onEdit(record)}
      onDelete={() => onDelete(record)}
    />
  ));
  return (
    <RecordRows
      caption={label}
      rows={records}
      keyOf={({ id }) => id}
      looks={looks}
      hrefOf={hrefOf && (({ id }) => hrefOf(id))}
      actions={actions}
    />
  );
}
