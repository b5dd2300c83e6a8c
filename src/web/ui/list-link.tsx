import type { ComponentProps, MouseEvent } from "react";
import { isPlainPress } from "#web/routing/link.ts";
import { navigate } from "#web/routing/navigation.ts";

export interface ListLinkProps extends Omit<ComponentProps<"a">, "href" | "target" | "onClick"> {
  /** A path within the app. */
  href: string;
}

/** A link within the app for lists with hundreds of them. It loads no screen ahead, as other links do. */
export function ListLink({ href, children, ...rest }: ListLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    void navigate(href);
  };
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}
