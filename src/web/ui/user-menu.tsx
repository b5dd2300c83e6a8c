import { CircleHelp, CreditCard, Flag, LogOut, Settings } from "lucide-react";
import { Avatar } from "#web/ui/avatar.tsx";
import { Menu, MenuItem, MenuLink, MenuSeparator } from "#web/ui/menu.tsx";
import { displayNameOf, type PersonName } from "#web/ui/person-name.ts";

interface UserMenuProps {
  person: PersonName;
  onLogOut: () => void;
}

/** My Account: who is signed in, the account's screens, and the way out (specification 1 §2). */
export function UserMenu({ person, onLogOut }: UserMenuProps) {
  const trigger = (
    <button type="button" aria-label="My Account" className="grid size-11 place-items-center rounded-full">
      <Avatar person={person} />
    </button>
  );
  return (
    <Menu trigger={trigger}>
      <div className="flex max-w-64 flex-col px-3 py-2">
        <span className="text-ink-soft text-sm">My Account</span>
        <span className="truncate font-semibold">{displayNameOf(person)}</span>
        {person.email && <span className="truncate text-ink-soft text-sm">{person.email}</span>}
      </div>
      <MenuSeparator />
      <MenuLink icon={Settings} href="/settings">
        Account Settings
      </MenuLink>
      <MenuLink icon={CreditCard} href="/billing">
        Billing & Subscription
      </MenuLink>
      <MenuLink icon={CircleHelp} href="/support">
        Help & Support
      </MenuLink>
      <MenuLink icon={Flag} href="/support/report-issue">
        Report an Issue
      </MenuLink>
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={onLogOut}>
        Log out
      </MenuItem>
    </Menu>
  );
}
