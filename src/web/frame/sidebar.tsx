import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { isPresent, type NavigationItem } from "#web/frame/navigation.ts";
import { PanelLeft } from "#web/icons/panel-left.ts";
import { AppLink } from "#web/ui/app-link.tsx";

interface SidebarProps {
  /** Empty for a person without a subscription. */
  items: readonly NavigationItem[];
  pathname: string;
  /** Called when an entry is followed: the drawer closes. */
  onNavigate?: () => void;
  /** Shown below the entries. */
  below?: ReactNode;
  /** Shown at the head: the link to the home screen. */
  head?: ReactNode;
}

/** The app's main navigation, the same in the column at the left and in the drawer. */
export function Sidebar({ items, pathname, onNavigate, head, below }: SidebarProps) {
  return (
    <nav aria-label="Main" className="flex min-h-0 flex-1 flex-col">
      {head}
      <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto px-2 py-3 rail:px-0">
        <ul className="flex flex-col gap-1">
          {items.map((item) => (
            <li key={item.href}>
              <Entry item={item} present={isPresent(item, pathname)} onNavigate={onNavigate} />
            </li>
          ))}
        </ul>
        {below}
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
  return (
    <AppLink
      href={item.href}
      onClick={() => onNavigate?.()}
      aria-current={present ? "page" : undefined}
      className={cx(entryStyles, present ? "bg-sunken font-semibold text-ink" : restStyles)}
    >
      <EntryFace icon={item.icon} label={item.label} />
    </AppLink>
  );
}

/** Folds the column to a rail of icons on desks, and unfolds it. In an editor there is room for a rail alone. */
export function FoldButton({ isFolded, onPress }: { isFolded: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={cx(entryStyles, restStyles, "max-lg:hidden in-data-editor:max-[1536px]:hidden")}
    >
      <EntryFace icon={PanelLeft} label={isFolded ? "Expand sidebar" : "Collapse sidebar"} />
    </button>
  );
}

/** A rail has room for one word. */
function EntryFace({ icon: Icon, label }: Pick<NavigationItem, "icon" | "label">) {
  const [first, ...others] = label.split(" ");
  return (
    <>
      <Icon aria-hidden className="size-5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {first} {others.length > 0 && <span className="rail:sr-only">{others.join(" ")}</span>}
      </span>
    </>
  );
}

const entryStyles =
  "flex min-h-11 items-center gap-2.5 rounded-lg px-2 font-medium transition-colors wide:text-sm rail:flex-col rail:gap-0.5 rail:px-0 rail:py-2 rail:text-xs";
const restStyles = "text-ink-soft hover:bg-sunken hover:text-ink";
