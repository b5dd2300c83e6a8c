import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import type { MenuPress } from "#web/overlays/menu.tsx";
import { type LoadPart, onReach, useOpening } from "#web/overlays/use-part.ts";

/**
 * The button of a menu that is loaded when somebody reaches for the button: what the button gets, the menu's part once
 * it is loaded, and what its `MenuPopup` gets.
 */
export function useMenuButton<T>(load: LoadPart<T>) {
  const anchor = useRef<HTMLButtonElement>(null);
  const { isOpen, setOpen, part } = useOpening(load);
  const [press, setPress] = useState<MenuPress | null>(null);
  // A press outside the menu closes it before the click; when it was on the menu's own button, the click must not
  // reopen it.
  const closedByPress = useRef(false);
  const open = (by: MenuPress | null) => {
    setPress(by);
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
    onClick: (click: MouseEvent) => {
      if (click.isTrusted && closedByPress.current && click.detail > 0) setOpen(false);
      else open(click);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "ArrowDown") return;
      event.preventDefault();
      open(null);
    },
  };
  return { part, button, popup: { open: isOpen, onOpenChange: setOpen, anchor, press } };
}

/** What {@link useMenuButton} gives the button. */
export type MenuButtonProps = ReturnType<typeof useMenuButton>["button"];
