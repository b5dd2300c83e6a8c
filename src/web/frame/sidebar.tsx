import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { isPresent, type NavigationItem } from "#web/frame/navigation.ts";
import { AppLink } from "#web/ui/app-link.tsx";

interface SidebarProps {
  /** Empty for a person without a subscription. */
  items: readonly NavigationItem[];
  pathname: string;
  /** Called when an entry is followed: the drawer closes. */
  onNavigate?: () => void;
  /** Shown at the foot. */
  foot?: ReactNode;
  /** Shown at the head: the link to the home screen. */
  head?: ReactNode;
}

/** The app's main navigation, the same in the column at the left and in the drawer. */
export function Sidebar({ items, pathname, onNavigate, head, foot }: SidebarProps) {
  return (
    <nav aria-label="Main" className="flex min-h-0 flex-1 flex-col">
      {head}
      <div className="flex min-h-0 flex-1 flex-col justify-between gap-4 overflow-y-auto p-3 rail:px-1">
        <ul className="flex flex-col gap-1">
          {items.map((item) => (
            <li key={item.href}>
              <Entry item={item} present={isPresent(item, pathname)} onNavigate={onNavigate} />
            </li>
          ))}
        </ul>
        {foot}
      </div>
    </nav>
  );
}

interface EntryProps {
  item: NavigationItem;
  present: boolean;
  onNavigate: (() => void) | undefined;
}

function Entry({ item, present, onNavigate }: EntryProps) {
  const Icon = item.icon;
  const [first, ...others] = item.label.split(" ");
  return (
    <AppLink
      href={item.href}
      onClick={() => onNavigate?.()}
      aria-current={present ? "page" : undefined}
      className={cx(
        "flex min-h-11 items-center gap-3 rounded-lg px-3 font-medium transition-colors",
        "rail:flex-col rail:gap-0.5 rail:px-0 rail:py-2 rail:text-xs",
        present ? "bg-accent-soft text-accent-ink" : "text-ink-soft hover:bg-sunken hover:text-ink",
      )}
    >
      <Icon aria-hidden className="size-5 shrink-0" />
      {/* A rail has room for one word. */}
      <span className="min-w-0 truncate">
        {first} {others.length > 0 && <span className="rail:sr-only">{others.join(" ")}</span>}
      </span>
    </AppLink>
  );
}
