/**
 * The ref of what stands beside a form and scrolls by itself: `--top` says where it begins on the screen, in px.
 * Notices above the form come and go, and move it.
 */
export function followBeginning(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return;
  let frame = 0;
  const measure = () => {
    const { top } = element.getBoundingClientRect();
    // The end of the form pushes it up under the head.
    const least = Number.parseFloat(getComputedStyle(element).top) || 0;
    element.style.setProperty("--top", `${Math.max(top, least)}px`);
  };
  // Once for each picture: a key may change a great deal of the form.
  const later = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  };
  measure();
  const changes = new MutationObserver(later);
  changes.observe(element.closest("main") ?? document.body, { childList: true, subtree: true });
  addEventListener("scroll", measure, { passive: true });
  addEventListener("resize", later);
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    removeEventListener("scroll", measure);
    removeEventListener("resize", later);
  };
}
