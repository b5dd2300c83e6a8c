import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";

export interface AppLinkProps extends Omit<ComponentProps<"a">, "href" | "target"> {
  /** A path within the app, including its query: "/quotes/new?customerName=Ann". */
  href: string;
}

/**
 * A link within the app, which changes the screen without a page load. Components of the design system take addresses
 * as text, because they know no routes; screens may use the router's own typed link as well. When both `href` and `to`
 * are given, the router follows `href`.
 */
export function AppLink({ href, ...rest }: AppLinkProps) {
  return <Link {...rest} to="." href={href} activeOptions={whenExact} />;
}

/** The router marks a link as the current page only when the address matches exactly, not for pages under it. */
const whenExact = { exact: true, includeSearch: false };

/** A link within a text: underlined, in the accent colour. */
export function TextLink({ className, ...rest }: AppLinkProps) {
  return <AppLink {...rest} className={cx(textLinkStyles, className)} />;
}

export const textLinkStyles =
  "rounded-sm font-medium text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent";
