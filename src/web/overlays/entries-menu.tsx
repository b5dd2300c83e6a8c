import { Fragment } from "react";
import type { IconComponent } from "#web/icons/icon.ts";
import {
  MenuGroup,
  MenuItem,
  MenuLink,
  MenuPopup,
  type MenuPopupProps,
  MenuSeparator,
} from "#web/overlays/menu.tsx";

/** An entry of a menu: it does something, goes somewhere within the app, or heads entries of its own. */
export type MenuEntry = EntryLooks &
  ({ onSelect: () => void; isDisabled?: boolean } | { href: string } | { entries: readonly MenuEntry[] });

interface EntryLooks {
  text: string;
  icon?: IconComponent | undefined;
  /** A line separates it from the entries before it. */
  isApart?: boolean;
}

interface EntriesMenuProps extends Omit<MenuPopupProps, "children"> {
  entries: readonly MenuEntry[];
}

/** A menu of actions. */
export function EntriesMenu({ entries, ...popup }: EntriesMenuProps) {
  return (
    <MenuPopup {...popup}>
      <Entries entries={entries} />
    </MenuPopup>
  );
}

function Entries({ entries }: Pick<EntriesMenuProps, "entries">) {
  return entries.map((entry) => (
    <Fragment key={entry.text}>
      {entry.isApart && <MenuSeparator />}
      <Entry entry={entry} />
    </Fragment>
  ));
}

function Entry({ entry }: { entry: MenuEntry }) {
  const { text, icon } = entry;
  const look = { children: text, ...(icon && { icon }) };
  if ("entries" in entry) {
    return (
      <MenuGroup label={text}>
        <Entries entries={entry.entries} />
      </MenuGroup>
    );
  }
  if ("href" in entry) return <MenuLink {...look} href={entry.href} />;
  return <MenuItem {...look} onSelect={entry.onSelect} disabled={entry.isDisabled ?? false} />;
}
