import { initialsOf, type PersonName } from "#web/frame/person-name.ts";
import { useMenuButton } from "#web/overlays/use-menu-button.ts";

interface UserMenuProps {
  person: PersonName;
  onLogOut: () => void;
}

export const loadUserMenu = () => import("#web/frame/user-menu-popup.tsx");

/** My Account: who is signed in, the account's screens, and signing out. */
export function UserMenu({ person, onLogOut }: UserMenuProps) {
  const { part, button, popup } = useMenuButton(loadUserMenu);
  return (
    <>
      <button
        {...button}
        type="button"
        aria-label="My Account"
        className="grid size-11 place-items-center rounded-full"
      >
        <Avatar person={person} />
      </button>
      {part && <part.UserMenuPopup person={person} onLogOut={onLogOut} popup={popup} />}
    </>
  );
}

/** A person's initials in a disc. Decoration: the name is beside it, or is the name of the button. */
export function Avatar({ person }: { person: PersonName }) {
  return (
    <span
      aria-hidden
      className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken font-semibold text-ink text-sm"
    >
      {initialsOf(person)}
    </span>
  );
}
