import { accountEntries } from "#web/frame/account-entries.ts";
import { displayNameOf, type PersonName } from "#web/frame/person-name.ts";
import { LogOut } from "#web/icons/log-out.ts";
import { MenuItem, MenuLink, MenuPopup, type MenuPopupProps, MenuSeparator } from "#web/overlays/menu.tsx";

interface UserMenuPopupProps {
  person: PersonName;
  onLogOut: () => void;
  popup: Omit<MenuPopupProps, "label" | "children">;
}

/** The menu that the user's button in the header opens. */
export function UserMenuPopup({ person, onLogOut, popup }: UserMenuPopupProps) {
  return (
    <MenuPopup label="My Account" {...popup}>
      <div className="flex max-w-64 flex-col px-3 py-2">
        <span className="text-ink-soft text-sm">My Account</span>
        <span className="truncate font-semibold">{displayNameOf(person)}</span>
        {person.email && <span className="truncate text-ink-soft text-sm">{person.email}</span>}
      </div>
      <MenuSeparator />
      {accountEntries.map(({ href, label, icon }) => (
        <MenuLink key={href} icon={icon} href={href}>
          {label}
        </MenuLink>
      ))}
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={onLogOut}>
        Log out
      </MenuItem>
    </MenuPopup>
  );
}
