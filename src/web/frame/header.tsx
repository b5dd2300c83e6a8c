import type { ComponentProps, ReactNode } from "react";
import { EncryptionBadge, type EncryptionBadgeProps } from "#web/frame/encryption-badge.tsx";
import { ChevronLeft } from "#web/icons/chevron-left.ts";
import { Menu as MenuIcon } from "#web/icons/menu.ts";
import { buttonStyles } from "#web/ui/button-styles.ts";
import { ScreenHeading } from "#web/ui/screen-heading.tsx";

export interface HeaderProps {
  title: string;
  /** See {@link ScreenHeading}. */
  isUnnamed?: boolean;
  subtitle?: string | undefined;
  /** The state of the encryption, and what it opens. */
  encryption: EncryptionBadgeProps;
  search?: ReactNode;
  userMenu: ReactNode;
}

/**
 * The bar at the head of every screen: title, search, badge, user menu, and the menu button where the sidebar is a
 * drawer and no shortcuts at the foot open it; on a screen that is a task, the way back instead.
 */
export function Header({
  title,
  isUnnamed = false,
  subtitle,
  encryption,
  search,
  userMenu,
  menuButton,
  isBack,
}: HeaderProps & { menuButton: ComponentProps<"button"> | null; isBack: boolean }) {
  return (
    <header className="tall:sticky top-0 z-30 flex h-[var(--head)] items-center cramped:h-auto cramped:flex-wrap gap-1 border-line border-b bg-surface px-2 md:gap-3 md:px-6 print:hidden">
      {menuButton && (
        <button
          type="button"
          aria-label={isBack ? "Back" : "Open menu"}
          {...menuButton}
          className={buttonStyles({ variant: "ghost", size: "icon", className: "wide:hidden" })}
        >
          {isBack ? <ChevronLeft aria-hidden /> : <MenuIcon aria-hidden />}
        </button>
      )}
      <div
        className={`flex min-w-0 flex-1 flex-col justify-center self-stretch cramped:order-first cramped:basis-full cramped:px-2 ${menuButton ? "" : "compact:pl-2"}`}
      >
        <ScreenHeading
          isUnnamed={isUnnamed}
          className="font-semibold text-xl leading-6 tracking-tight max-sm:line-clamp-2 max-sm:text-base max-sm:leading-5 sm:truncate"
        >
          {title}
        </ScreenHeading>
        {/* A phone has room for the whole title, but not for the subtitle as well. */}
        {subtitle && <p className="truncate text-ink-soft text-sm leading-5 max-sm:sr-only">{subtitle}</p>}
      </div>
      {search}
      {/* On a phone both are in the drawer, but for what a person must see before typing: that nothing is encrypted. */}
      <div className={encryption.state === "none" ? "contents" : "contents max-md:hidden"}>
        <EncryptionBadge {...encryption} />
      </div>
      <div className="contents max-md:hidden">{userMenu}</div>
    </header>
  );
}
