import { useRef, useState } from "react";
import { Avatar } from "#web/ui/avatar.tsx";
import type { PersonName } from "#web/ui/person-name.ts";
import { onReach, useOpening } from "#web/ui/use-part.ts";

interface UserMenuProps {
  person: PersonName;
  onLogOut: () => void;
}

/** Loads what the button opens. */
export const loadUserMenu = () => import("#web/ui/user-menu-popup.tsx");

/** My Account: who is signed in, the account's screens, and the way out (specification 1 §2). */
export function UserMenu({ person, onLogOut }: UserMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen, setOpen, part } = useOpening(loadUserMenu);
  const [byKeys, setByKeys] = useState(false);
  // A press beside the menu closes it before the click comes; on its own button that click is not to open it again.
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
