const bars = new Set<HTMLElement>();

/**
 * The ref of what stands at the foot of a phone's screen with something to press: a bar with buttons, the sheet of a
 * dialog. Notices stand above it. Its height, of the highest where there are several, is the style sheet's `--foot`.
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

/** What is not drawn has no height. */
function measure(): void {
  const height = Math.max(0, ...[...bars].map((bar) => bar.offsetHeight));
  document.documentElement.style.setProperty("--foot", `${height}px`);
}
