import { Menu as BaseMenu } from "@base-ui/react/menu";
import { cx } from "class-variance-authority";
import type { LucideIcon } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { AppLink } from "#web/ui/app-link.tsx";
import { usePopupHome } from "#web/ui/popup-home.ts";

interface MenuProps {
  /** The button that opens the menu; it needs a name. */
  trigger: ReactElement;
  children: ReactNode;
  align?: "start" | "end";
}

/** A menu of actions under a button. Arrow keys, letters and Escape work as in any menu. */
export function Menu({ trigger, children, align = "end" }: MenuProps) {
  const home = usePopupHome();
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal {...home}>
        <BaseMenu.Positioner
          align={align}
          sideOffset={6}
          collisionPadding={8}
          positionMethod="fixed"
          className="z-50"
        >
          <BaseMenu.Popup className="min-w-52 max-w-[calc(100vw-16px)] animate-appear rounded-xl border border-line bg-raised p-1.5 text-ink shadow-popup outline-none">
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

interface EntryProps {
  icon?: LucideIcon;
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
        destructive ? "text-danger data-highlighted:bg-danger-soft" : "data-highlighted:bg-accent-soft",
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
      className={cx(entryStyles, "data-highlighted:bg-accent-soft")}
    >
      {Icon && <Icon aria-hidden className="size-5 shrink-0 text-ink-soft" />}
      {children}
    </BaseMenu.LinkItem>
  );
}

/** A line between groups of entries. */
export function MenuSeparator() {
  return <BaseMenu.Separator className="-mx-1.5 my-1.5 h-px bg-line" />;
}

const entryStyles = [
  "flex min-h-11 select-none items-center gap-3 rounded-lg px-3 py-2 outline-none pointer-fine:min-h-10",
  "cursor-pointer data-disabled:cursor-not-allowed data-disabled:opacity-55",
].join(" ");
