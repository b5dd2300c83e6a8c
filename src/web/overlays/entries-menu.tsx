import type { LucideIcon } from "lucide-react";
import { MenuItem, MenuPopup, type MenuPopupProps } from "#web/overlays/menu.tsx";

/** An entry of a menu that does something. */
export interface MenuEntry {
  text: string;
  icon?: LucideIcon | undefined;
  onSelect: () => void;
}

interface EntriesMenuProps extends Omit<MenuPopupProps, "children"> {
  entries: readonly MenuEntry[];
}

/** The menu of a `ButtonMenu`. */
export function EntriesMenu({ entries, ...popup }: EntriesMenuProps) {
  return (
    <MenuPopup {...popup}>
      {entries.map(({ text, icon, onSelect }) => (
        <MenuItem key={text} {...(icon && { icon })} onSelect={onSelect}>
          {text}
        </MenuItem>
      ))}
    </MenuPopup>
  );
}
