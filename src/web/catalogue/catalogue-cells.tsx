import { messages } from "#web/base/messages.ts";
import type { CatalogueRow } from "#web/catalogue/catalogue-rows.ts";
import { Pencil } from "#web/icons/pencil.ts";
import { Trash } from "#web/icons/trash.ts";
import { RowMenuButton, recordEntries } from "#web/records/row-menu-button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { LockText } from "#web/ui/lock-text.tsx";

type Named = { id: string; name: string };

/** The name of an item, or why it is not shown. */
export function NameCell<T extends Named>({ row }: { row: CatalogueRow<T> }) {
  return row.state === "open" ? row.item.name : <LockText state={row.state} />;
}

/** The category of an item. */
export function CategoryCell<T>({ row }: { row: CatalogueRow<T> }) {
  return (
    <bdi className="wrap-anywhere text-ink-soft">
      {row.categoryName ?? messages().catalogue.uncategorized}
    </bdi>
  );
}

/** Says that a price is of a starter list; nothing where it is the firm's own. */
export function GuidePrice<T>({ row }: { row: CatalogueRow<T> }) {
  return row.isGuidePrice && <span className="text-ink-soft text-sm">{messages().catalogue.guidePrice}</span>;
}

interface RowActionsProps<T> {
  row: CatalogueRow<T>;
  /** It is a row of two lines, not of a table. */
  isRow: boolean;
  onEdit: (item: T) => void;
  onDelete: (item: T) => void;
}

/** The actions of an item; none while it cannot be read. */
export function RowActions<T extends Named>({ row, isRow, onEdit, onDelete }: RowActionsProps<T>) {
  if (row.state !== "open") return null;
  const { item } = row;
  if (isRow) {
    const entries = () => recordEntries({ onEdit: () => onEdit(item), onDelete: () => onDelete(item) });
    return <RowMenuButton name={item.name} entries={entries} />;
  }
  return (
    <>
      <IconButton size="small" aria-label={`Edit ${item.name}`} onClick={() => onEdit(item)}>
        <Pencil aria-hidden />
      </IconButton>
      <IconButton size="small" aria-label={`Delete ${item.name}`} onClick={() => onDelete(item)}>
        <Trash aria-hidden />
      </IconButton>
    </>
  );
}
