import type { AppPlace } from "#web/routing/place.ts";

/** What is to become of the scroll position when a place is shown. */
export type ScrollWish = "top" | "keep" | "restore";

const storageKey = "scrolled";
/** More entries than this are not remembered over a page load. */
const mostKept = 50;

let wish: { place: AppPlace; scroll: ScrollWish } | null = null;
/** Ends when a position that was kept is not held any more. */
let reaching: AbortController | null = null;
const kept = new Map<string, number>(storedPositions());

/** Remembers how far the page of a history entry is scrolled, in session storage, so that it survives a reload. */
export function keepScroll(key: string): void {
  kept.delete(key);
  kept.set(key, window.scrollY);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...kept].slice(-mostKept)));
  } catch {
    // A browser that stores nothing restores positions until the page is left.
  }
}

export function wishForScroll(place: AppPlace, scroll: ScrollWish): void {
  wish = { place, scroll };
}

/** Scrolls as was wished when the place was opened. Called when its screen is in the page. */
export function settleScroll(): void {
  if (!wish) return;
  const { place, scroll } = wish;
  wish = null;
  reaching?.abort();
  if (scroll === "keep") return;
  const position = scroll === "restore" ? kept.get(place.key) : undefined;
  const target = place.hash === "" ? null : document.getElementById(place.hash);
  if (position !== undefined) reach(position);
  else if (target) target.scrollIntoView();
  else if (scroll === "top") window.scrollTo({ top: 0, behavior: "instant" });
}

/**
 * Scrolls to a position, and again while the page grows to it, until the person does something. Until then the browser
 * does not follow what moves down when something comes above it: that was there, too, when the position was kept.
 */
function reach(top: number): void {
  window.scrollTo({ top, behavior: "instant" });
  const { style } = document.documentElement;
  style.overflowAnchor = "none";
  const stop = new AbortController();
  reaching = stop;
  const growing = new ResizeObserver(() => {
    if (isReached()) return growing.disconnect();
    window.scrollTo({ top, behavior: "instant" });
  });
  growing.observe(document.body);
  stop.signal.addEventListener("abort", () => {
    growing.disconnect();
    style.overflowAnchor = "";
  });
  for (const act of ["wheel", "touchstart", "keydown", "pointerdown"]) {
    window.addEventListener(act, () => stop.abort(), { passive: true, signal: stop.signal });
  }

  function isReached(): boolean {
    return Math.abs(window.scrollY - top) < 2;
  }
}

function storedPositions(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}
