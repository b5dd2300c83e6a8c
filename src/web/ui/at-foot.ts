const atEnd = new Set<HTMLElement>();

/**
 * The ref for an element with buttons at the foot of a phone's screen, such as a bar or the sheet of a dialog. Toasts
 * are placed above it. The height of the highest one is written to the CSS variable `--foot`, and that of the highest
 * bar, by which the page scrolls a control into sight, to `--bar`.
 */
export function atFoot(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return;
  const observer = new ResizeObserver(measure);
  atEnd.add(element);
  observer.observe(element);
  return () => {
    observer.disconnect();
    atEnd.delete(element);
    measure();
  };
}

/** An element that is not displayed has the height 0. */
function measure(): void {
  const height = (shown: HTMLElement[]) => `${Math.max(0, ...shown.map((each) => each.offsetHeight))}px`;
  const { style } = document.documentElement;
  style.setProperty("--foot", height([...atEnd]));
  style.setProperty("--bar", height([...atEnd].filter((each) => !each.matches("[role$=dialog]"))));
}
