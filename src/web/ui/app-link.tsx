import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";

export interface AppLinkProps extends Omit<ComponentProps<"a">, "href" | "target"> {
  /** A path within the app, with its query if any: "/quotes/new?customerName=Ann". */
  href: string;
}

/**
 * A link within the app that changes the screen without a page load. Components of the design system take
 * addresses as text, for they know no routes; screens may as well use the router's own typed link. Where both
 * are given the router follows `href` rather than `to`.
 */
export function AppLink({ href, ...rest }: AppLinkProps) {
  return <Link {...rest} to="." href={href} activeOptions={whenExact} />;
}

/** The router marks a link as the present page only when it is, not everything above it. */
const whenExact = { exact: true, includeSearch: false };

/** A link in running text: underlined, in the accent. */
export function TextLink({ className, ...rest }: AppLinkProps) {
  return <AppLink {...rest} className={cx(textLinkStyles, className)} />;
}

export const textLinkStyles =
  "rounded-sm font-medium text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent";
