import type { ReactElement } from "react";
import type { MenuEntry } from "#web/overlays/entries-menu.tsx";
import { type MenuButtonProps, useMenuButton } from "#web/overlays/use-menu-button.ts";

const loadEntriesMenu = () => import("#web/overlays/entries-menu.tsx");

interface ButtonMenuProps {
  /** Names the menu: the name of its button. */
  label: string;
  /** The button, which spreads what it is given. */
  button: (props: MenuButtonProps) => ReactElement;
  entries: () => readonly MenuEntry[];
}

/**
 * A menu of actions under a button. A list can have hundreds of these buttons: the menu is loaded and made when its
 * button is pressed.
 */
export function ButtonMenu({ label, button, entries }: ButtonMenuProps) {
  const { part, button: given, popup } = useMenuButton(loadEntriesMenu);
  return (
    <>
      {button(given)}
      {part && <part.EntriesMenu {...popup} label={label} entries={entries()} />}
    </>
  );
}
