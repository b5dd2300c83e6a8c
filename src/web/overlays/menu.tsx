import { Menu as BaseMenu } from "@base-ui/react/menu";
import { cx } from "class-variance-authority";
import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from "react";
import type { IconComponent } from "#web/icons/icon.ts";
import { useClosedByBack } from "#web/routing/use-closed-by-back.ts";
import { AppLink } from "#web/ui/app-link.tsx";
import { usePopupHome } from "#web/ui/popup-home.ts";

/** The click on a menu's button. One that no person made stands for one of the right button at its place. */
export type MenuPress = Pick<MouseEvent, "detail" | "isTrusted" | "clientX" | "clientY">;

export interface MenuPopupProps {
  /** Names the menu: the name of its button. */
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Its button, which gets the focus back when it closes. */
  anchor: RefObject<HTMLElement | null>;
  /** What opened it; null for a key. Opened with the keyboard, its first entry gets the focus. */
  press: MenuPress | null;
  children: ReactNode;
}

/**
 * A menu under its button, which is shown before the menu has been loaded, or at the pointer. Arrow keys, letters and
 * Escape work as in any menu, and Back closes it.
 */
export function MenuPopup({ label, open, onOpenChange, anchor, press, children }: MenuPopupProps) {
  const home = usePopupHome();
  const byKeys = press === null || press.detail === 0;
  const pointer = useMemo(() => {
    if (byKeys || press.isTrusted || (press.clientX === 0 && press.clientY === 0)) return null;
    return { getBoundingClientRect: () => new DOMRect(press.clientX, press.clientY) };
  }, [byKeys, press]);
  useClosedByBack(open, () => onOpenChange(false));
  return (
    <BaseMenu.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseMenu.Portal {...home}>
        <BaseMenu.Positioner
          align={pointer ? "start" : "end"}
          anchor={pointer ?? anchor}
          sideOffset={pointer ? 0 : 6}
          collisionPadding={8}
          positionMethod="fixed"
          className="z-70"
        >
          {/* Focusable, so that the keyboard can scroll a menu that is longer than the window. */}
          <BaseMenu.Popup finalFocus={anchor} tabIndex={0} aria-label={label} className={popupStyles}>
            {byKeys && <FocusOnFirst />}
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

/** Focuses the first entry, which the library does only when the button is its own. */
function FocusOnFirst() {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // By the next frame the menu has registered its entries, and so knows which of them has the focus.
    const frame = requestAnimationFrame(() =>
      here.current?.parentElement?.querySelector<HTMLElement>('[role="menuitem"]')?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, []);
  return <span ref={here} hidden />;
}

interface EntryProps {
  icon?: IconComponent;
  children: ReactNode;
}

interface MenuItemProps extends EntryProps {
  onSelect: () => void;
  destructive?: boolean;
  disabled?: boolean;
}

/** An entry that does something. */
export function MenuItem({
  icon: Icon,
  children,
  onSelect,
  destructive = false,
  disabled = false,
}: MenuItemProps) {
  return (
    <BaseMenu.Item
      onClick={onSelect}
      disabled={disabled}
      className={cx(
        entryStyles,
        destructive ? "text-danger data-highlighted:bg-danger-soft" : "data-highlighted:bg-sunken",
      )}
    >
      {Icon && <Icon aria-hidden className="size-5 shrink-0" />}
      {children}
    </BaseMenu.Item>
  );
}

/** An entry that goes somewhere within the app. */
export function MenuLink({ icon: Icon, children, href }: EntryProps & { href: string }) {
  return (
    <BaseMenu.LinkItem
      closeOnClick
      render={<AppLink href={href} />}
      className={cx(entryStyles, "data-highlighted:bg-sunken")}
    >
      {Icon && <Icon aria-hidden className="size-5 shrink-0 text-ink-soft" />}
      {children}
    </BaseMenu.LinkItem>
  );
}

/** Entries under a heading. */
export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <BaseMenu.Group>
      <BaseMenu.GroupLabel className="px-3 pt-2 pb-1 font-medium text-ink-soft text-sm">
        {label}
      </BaseMenu.GroupLabel>
      {children}
    </BaseMenu.Group>
  );
}

/** A line between groups of entries. */
export function MenuSeparator() {
  return <BaseMenu.Separator className="-mx-1.5 my-1.5 h-px bg-line" />;
}

const popupStyles = [
  "max-h-(--available-height) min-w-52 max-w-[calc(100vw-16px)] animate-appear overflow-y-auto rounded-xl border border-line more-below p-1.5 text-ink",
  "shadow-popup outline-none",
].join(" ");
const entryStyles = [
  "flex min-h-11 select-none items-center gap-3 rounded-lg px-3 py-2 outline-none pointer-fine:min-h-10",
  "cursor-pointer data-disabled:cursor-not-allowed data-disabled:opacity-55",
].join(" ");
