import { Ellipsis } from "#web/icons/ellipsis.ts";
import { Pencil } from "#web/icons/pencil.ts";
import { Trash } from "#web/icons/trash.ts";
import { ButtonMenu } from "#web/overlays/button-menu.tsx";
import type { MenuEntry } from "#web/overlays/entries-menu.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";

interface RecordActs {
  /** What the menu offers before editing and deleting. */
  before?: readonly MenuEntry[];
  onEdit: () => void;
  onDelete: () => void;
}

/** Everything that can be done with a record, as the menu of its row. */
export function recordEntries({ before = [], onEdit, onDelete }: RecordActs): readonly MenuEntry[] {
  return [
    ...before,
    { text: "Edit", icon: Pencil, isApart: before.length > 0, onSelect: onEdit },
    { text: "Delete", icon: Trash, onSelect: onDelete },
  ];
}

interface RowMenuButtonProps {
  /** The record's name. */
  name: string;
  entries: () => readonly MenuEntry[];
}

/** The "..." of a row on phones, with all that can be done with its record. */
export function RowMenuButton({ name, entries }: RowMenuButtonProps) {
  const label = `More for ${name}`;
  return (
    <ButtonMenu
      label={label}
      entries={entries}
      button={(given) => (
        <IconButton tooltip={false} aria-label={label} {...given}>
          <Ellipsis aria-hidden />
        </IconButton>
      )}
    />
  );
}
