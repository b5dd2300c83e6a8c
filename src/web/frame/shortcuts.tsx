import type { ComponentProps, ReactNode } from "react";
import { isPresent } from "#web/frame/navigation.ts";
import { Ellipsis } from "#web/icons/ellipsis.ts";
import { FileText } from "#web/icons/file-text.ts";
import { House } from "#web/icons/house.ts";
import type { IconComponent } from "#web/icons/icon.ts";
import { Plus } from "#web/icons/plus.ts";
import { ReceiptText } from "#web/icons/receipt-text.ts";
import { AppLink } from "#web/ui/app-link.tsx";
import { atFoot } from "#web/ui/at-foot.ts";

interface ShortcutsProps {
  pathname: string;
  /** Opens what can be begun. */
  newButton: ComponentProps<"button">;
  /** Opens the menu. */
  moreButton: ComponentProps<"button">;
}

const today = { href: "/", exact: ["/", "/dashboard"], label: "Today", icon: House };
const quotes = { href: "/quotes", under: ["/quotes"], label: "Quotes", icon: FileText };
const invoices = { href: "/invoices", under: ["/invoices"], label: "Invoices", icon: ReceiptText };

/**
 * The bar at the foot of phones and tablets: the screens that are used most, what can be begun, and the menu. It is gone
 * while a text is typed with a keyboard on the screen, which it would ride on.
 */
export function Shortcuts({ pathname, newButton, moreButton }: ShortcutsProps) {
  const isElsewhere = ![today, quotes, invoices].some((item) => isPresent(item, pathname));
  return (
    <nav
      ref={atFoot}
      data-shortcuts=""
      aria-label="Shortcuts"
      className="gone-while-typing tall:fixed inset-x-0 bottom-0 z-30 border-line border-t bg-surface pb-[env(safe-area-inset-bottom)] wide:hidden print:hidden"
    >
      <ul className="mx-auto grid max-w-xl grid-cols-5">
        <li>
          <Shortcut item={today} pathname={pathname} />
        </li>
        <li>
          <Shortcut item={quotes} pathname={pathname} />
        </li>
        <li>
          <button type="button" aria-haspopup="dialog" {...newButton} className={shortcutStyles}>
            <span className="grid size-7 place-items-center rounded-full bg-accent text-on-accent">
              <Plus aria-hidden className="size-5" />
            </span>
            New
          </button>
        </li>
        <li>
          <Shortcut item={invoices} pathname={pathname} />
        </li>
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label="More, open menu"
            aria-current={isElsewhere ? "page" : undefined}
            {...moreButton}
            className={shortcutStyles}
          >
            <Mark icon={Ellipsis}>More</Mark>
          </button>
        </li>
      </ul>
    </nav>
  );
}

function Shortcut({ item, pathname }: { item: typeof today | typeof quotes; pathname: string }) {
  return (
    <AppLink
      href={item.href}
      aria-current={isPresent(item, pathname) ? "page" : undefined}
      className={shortcutStyles}
    >
      <Mark icon={item.icon}>{item.label}</Mark>
    </AppLink>
  );
}

function Mark({ icon: Icon, children }: { icon: IconComponent; children: ReactNode }) {
  return (
    <>
      <span className="grid size-7 place-items-center">
        <Icon aria-hidden className="size-5" />
      </span>
      {children}
    </>
  );
}

const shortcutStyles = [
  "flex min-h-14 w-full flex-col items-center justify-center text-ink-soft text-xs -outline-offset-3!",
  "aria-[current]:font-semibold aria-[current]:text-ink",
  "aria-[current]:shadow-[inset_0_2px_0_var(--color-ink)] aria-[current]:forced-colors:border-t-2",
].join(" ");
