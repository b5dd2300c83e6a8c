import { cx } from "class-variance-authority";
import type { ComponentProps, CSSProperties } from "react";

/**
 * The light half of the tokens that a sheet is painted with. They are said again because the page's own resolve to
 * light or dark at the root, once for all that is under it.
 */
const lightTokens = {
  colorScheme: "light",
  "--color-surface": "#ffffff",
  "--color-sunken": "#efede8",
  "--color-line": "#dedad3",
  "--color-line-strong": "#878176",
  "--color-ink": "#1c1b18",
  "--color-ink-soft": "#57534b",
  "--color-danger": "#b3261e",
} as CSSProperties;

/** A sheet of paper: dark on white in either theme, as it comes out of a printer. Its width is a container's. */
export function Paper({ className, ...rest }: ComponentProps<"article">) {
  return <article {...rest} style={lightTokens} className={cx(paperStyles, className)} />;
}

const paperStyles = [
  "@container min-w-0 rounded-xl border border-line bg-surface text-ink shadow-card",
  "print:rounded-none print:border-0 print:shadow-none",
].join(" ");
