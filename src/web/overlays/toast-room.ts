/**
 * The ref for an element that leaves room for a toast: it has the height of the toaster in the CSS variable `--toast`.
 * On the root of the page, from which every element inherits, a toast that came or went had all of the screen styled
 * again. What opens under a toast keeps its room until it closes: given back, everything in it would move when nobody has
 * pressed anything.
 */
export function roomForToast(element: HTMLElement | null): (() => void) | undefined {
  const toaster = document.querySelector<HTMLElement>("[data-above-sheets]");
  if (element === null || toaster === null) return;
  const least = toaster.offsetHeight;
  const measure = () => element.style.setProperty("--toast", `${Math.max(least, toaster.offsetHeight)}px`);
  const observer = new ResizeObserver(measure);
  observer.observe(toaster);
  return () => observer.disconnect();
}
