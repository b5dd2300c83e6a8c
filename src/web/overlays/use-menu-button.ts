import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import type { MenuPlace } from "#web/overlays/menu.tsx";
import { type LoadPart, onReach, useOpening } from "#web/overlays/use-part.ts";

/**
 * The button of a menu that is loaded when somebody reaches for the button: what the button gets, the menu's part once
 * it is loaded, and what its `MenuPopup` gets. It opens at the place of a click that
 * no person has made, which stands for one of the right button elsewhere.
 */
export function useMenuButton<T>(load: LoadPart<T>) {
  const anchor = useRef<HTMLButtonElement>(null);
  const { isOpen, setOpen, part } = useOpening(load);
  const [how, setHow] = useState<{ byKeys: boolean; at: MenuPlace | null }>({ byKeys: false, at: null });
  // A press outside the menu closes it before the click; when it was on the menu's own button, the click must not
  // reopen it.
  const closedByPress = useRef(false);
  const open = (byKeys: boolean, at: MenuPlace | null = null) => {
    setHow({ byKeys, at });
    setOpen(true);
  };
  const button = {
    ...onReach(load),
    ref: anchor,
    "aria-haspopup": "menu" as const,
    "aria-expanded": isOpen,
    onPointerDownCapture: () => {
      closedByPress.current = isOpen;
    },
    onClick: ({ detail, isTrusted, clientX, clientY }: MouseEvent) => {
      if (!isTrusted && detail > 0) open(false, { x: clientX, y: clientY });
      else if (closedByPress.current && detail > 0) setOpen(false);
      else open(detail === 0);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "ArrowDown") return;
      event.preventDefault();
      open(true);
    },
  };
  return { part, button, popup: { open: isOpen, onOpenChange: setOpen, anchor, ...how } };
}

/** What {@link useMenuButton} gives the button. */
export type MenuButtonProps = ReturnType<typeof useMenuButton>["button"];
