/** Milliseconds of a movement, as in the style sheet. */
const moved = 120;
/** Milliseconds until the ground of a line that came is that of the others again. */
const faded = 900;

/**
 * Lets a line that was added come from below, where it was entered, and stand out from the others for a moment. It is in
 * its place and can be read from the start; this is for the eye alone. Nothing moves for people who want less movement.
 */
export function flyIn(lineId: string): void {
  const row = document.querySelector<HTMLElement>(`[data-line="${CSS.escape(lineId)}"]`);
  if (!row || wantsLessMovement()) return;
  row.animate([{ translate: "0 1.5rem", opacity: 0.4 }, {}], { duration: moved, easing: "ease-out" });
  row.animate([{ backgroundColor: "var(--color-accent-soft)" }, {}], faded);
}

/** Lets a figure that changed roll in from below. Its text is the new one from the start. */
export function roll(figure: HTMLElement): void {
  if (wantsLessMovement()) return;
  figure.animate([{ translate: "0 0.5em" }, {}], { duration: moved, easing: "ease-out" });
}

/** A short tick under the finger where the device offers one; none for people who want less movement. */
export function tick(): void {
  if (!wantsLessMovement() && "vibrate" in navigator) navigator.vibrate(10);
}

function wantsLessMovement(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}
