import { cx } from "class-variance-authority";
import type { ComponentProps, MouseEvent } from "react";
import { isPlainPress } from "#web/routing/link.ts";
import { navigate, preload } from "#web/routing/navigation.ts";

export interface AppLinkProps extends Omit<ComponentProps<"a">, "href" | "target"> {
  /** A path within the app, including its query: "/quotes/new?customerName=Ann". */
  href: string;
  /** A step back where it leads to the screen before, see {@link navigate}. */
  returns?: boolean;
}

/**
 * A link within the app, which changes the screen without a page load. The screen begins to load when the mouse, the
 * focus or a finger reaches the link.
 */
export function AppLink({
  href,
  returns = false,
  onClick,
  onPointerEnter,
  onFocus,
  onTouchStart,
  ...rest
}: AppLinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    void navigate(href, { returns });
  };
  const ahead = <E,>(own: ((event: E) => void) | undefined) => {
    return (event: E) => {
      own?.(event);
      preload(href);
    };
  };
  return (
    <a
      {...rest}
      href={href}
      onClick={follow}
      onPointerEnter={ahead(onPointerEnter)}
      onFocus={ahead(onFocus)}
      onTouchStart={ahead(onTouchStart)}
    />
  );
}

/** A link within a text: underlined, in the accent colour. */
export function TextLink({ className, ...rest }: AppLinkProps) {
  return <AppLink {...rest} className={cx(textLinkStyles, className)} />;
}

export const textLinkStyles = "rounded-sm font-medium text-accent underline underline-offset-4";

/** The same for a link that stands by itself: as high as a finger needs. */
export const loneLinkStyles = `${textLinkStyles} inline-flex min-h-11 items-center pointer-fine:min-h-0`;
