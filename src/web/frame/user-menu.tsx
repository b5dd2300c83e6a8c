import { useRef, useState } from "react";
import { initialsOf, type PersonName } from "#web/frame/person-name.ts";
import { onReach, useOpening } from "#web/overlays/use-part.ts";

interface UserMenuProps {
  person: PersonName;
  onLogOut: () => void;
}

export const loadUserMenu = () => import("#web/frame/user-menu-popup.tsx");

/** My Account: who is signed in, the account's screens, and signing out. */
export function UserMenu({ person, onLogOut }: UserMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, setOpen, part } = useOpening(loadUserMenu);
  const [byKeys, setByKeys] = useState(false);
  // A press outside the menu closes it before the click; when it was on the menu's own button, the click must not
  // reopen it.
  const closedByPress = useRef(false);
  const open = (isByKeys: boolean) => {
    setByKeys(isByKeys);
    setOpen(true);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label="My Account"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...onReach(loadUserMenu)}
        onPointerDownCapture={() => {
          closedByPress.current = isOpen;
        }}
        onClick={({ detail }) => {
          if (closedByPress.current && detail > 0) setOpen(false);
          else open(detail === 0);
        }}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          open(true);
        }}
        className="grid size-11 place-items-center rounded-full"
      >
        <Avatar person={person} />
      </button>
      {part && (
        <part.UserMenuPopup
          person={person}
          onLogOut={onLogOut}
          popup={{ open: isOpen, onOpenChange: setOpen, anchor: button, byKeys }}
        />
      )}
    </>
  );
}

/** A person's initials in a disc. Decoration: the name is beside it, or is the name of the button. */
function Avatar({ person }: { person: PersonName }) {
  return (
    <span
      aria-hidden
      className="grid size-9 shrink-0 place-items-center rounded-full bg-accent font-semibold text-on-accent text-sm"
    >
      {initialsOf(person)}
    </span>
  );
}
