const bars = new Set<HTMLElement>();
let foot = 0;

/**
 * The ref for an element with buttons at the foot of a phone's screen, such as a bar or the sheet of a dialog. Toasts
 * are placed above it. The height of the highest one is written to the CSS variable `--foot`; what lies behind a dialog
 * does not count.
 */
export function atFoot(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return;
  const observer = new ResizeObserver(measure);
  bars.add(element);
  observer.observe(element);
  return () => {
    observer.disconnect();
    bars.delete(element);
    measure();
  };
}

/**
 * A dialog in the middle of a desk's screen does not count, nor what is not displayed. A bar that comes, as it does when
 * the focus leaves a text, does not stay over the control of the screen that the keys have reached; under a finger, and
 * behind a sheet, nothing moves.
 */
function measure(): void {
  const before = foot;
  const there = [...bars].filter(isAtFoot);
  const inDialogs = there.filter((bar) => bar.closest("[role$=dialog]"));
  foot = Math.max(0, ...(inDialogs.length > 0 ? inDialogs : there).map((bar) => bar.offsetHeight));
  // All of the page inherits it, and is styled again.
  if (foot !== before) document.documentElement.style.setProperty("--foot", `${foot}px`);
  if (foot > before) document.querySelector("main :focus-visible")?.scrollIntoView({ block: "nearest" });
}

/** The edge of the screen may be a few pixels away, where a bar of the browser comes and goes. */
function isAtFoot(bar: HTMLElement): boolean {
  return bar.getBoundingClientRect().bottom > innerHeight - 24;
}
