const bars = new Set<HTMLElement>();

/**
 * The ref for an element with buttons at the foot of a phone's screen, such as a bar or the sheet of a dialog. Toasts
 * are placed above it. The height of the highest one is written to the CSS variable `--foot`.
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

/** An element that is not displayed has the height 0. */
function measure(): void {
  const height = Math.max(0, ...[...bars].map((bar) => bar.offsetHeight));
  document.documentElement.style.setProperty("--foot", `${height}px`);
}
