import { cx } from "class-variance-authority";
import type { ComponentProps, CSSProperties } from "react";

/**
 * The light values of the colours that a sheet is painted with. They are set again here because the page's own resolve
 * to light or dark at the root, for everything under it.
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

/** A sheet of paper: dark on white in either theme, as a printer prints it. Its width is that of its container. */
export function PaperSheet({ className, ...rest }: ComponentProps<"article">) {
  return <article {...rest} style={lightTokens} className={cx(paperStyles, className)} />;
}

const paperStyles = [
  "@container min-w-0 rounded-xl border cramped:-mx-4 border-line bg-surface text-ink",
  "print:rounded-none print:border-0",
].join(" ");
