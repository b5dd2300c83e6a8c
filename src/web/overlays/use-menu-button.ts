import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import type { MenuPlace } from "#web/overlays/menu.tsx";
import { type LoadPart, onReach, useOpening } from "#web/overlays/use-part.ts";

/**
 * The button of a menu that is loaded when somebody reaches for the button: what the button gets, the menu's part once
 * it is loaded, and what its `MenuPopup` gets. It also opens at the pointer: see {@link openMenuAt}.
 */
export function useMenuButton<T>(load: LoadPart<T>) {
  const anchor = useRef<HTMLButtonElement>(null);
  const { isOpen, setOpen, part } = useOpening(load);
  const [byKeys, setByKeys] = useState(false);
  // A press outside the menu closes it before the click; when it was on the menu's own button, the click must not
  // reopen it.
  const closedByPress = useRef(false);
  const [at, setAt] = useState<MenuPlace | null>(null);
  const open = (isByKeys: boolean, place: MenuPlace | null = null) => {
    setByKeys(isByKeys);
    setAt(place);
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
      if (!isTrusted && detail > 0) open(false, placeAt(clientX, clientY));
      else if (closedByPress.current && detail > 0) setOpen(false);
      else open(detail === 0);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "ArrowDown") return;
      event.preventDefault();
      open(true);
    },
  };
  return { part, button, popup: { open: isOpen, onOpenChange: setOpen, anchor, at, byKeys } };
}

/** Opens the menu of a button at a place in the window, in CSS pixels, by a click that no person has made. */
export function openMenuAt(button: HTMLElement, clientX: number, clientY: number): void {
  button.dispatchEvent(new window.MouseEvent("click", { bubbles: true, detail: 1, clientX, clientY }));
}

function placeAt(x: number, y: number): MenuPlace {
  const place = new DOMRect(x, y);
  return { getBoundingClientRect: () => place };
}

/** What {@link useMenuButton} gives the button. */
export type MenuButtonProps = ReturnType<typeof useMenuButton>["button"];
