import {
  type AppPlace,
  adoptEntry,
  entryOf,
  type HistoryState,
  isOwnEntry,
  readPlace,
} from "#web/routing/place.ts";
import { keepScroll, type ScrollWish, wishForScroll } from "#web/routing/scroll.ts";

/**
 * [Note: Routing]
 * The address changes at once. The place that the app shows follows when the script of its screen has loaded, so that
 * the last screen stays until the next one can be shown. Everything asks for the shown place, except the sidebar: it
 * marks what was pressed at once, and its drawer closes. A screen with unsaved input asks before it is left: Back has
 * by then changed the address, so the address is put back first, and then the question is asked.
 */

/** Loads the screen of a path; null when it has loaded. Its promise never rejects. */
export type Prepare = (path: string) => Promise<unknown> | null;

/** Asks whether the screen may be left. */
type Guard = () => Promise<boolean>;

interface NavigateOptions {
  /** Replaces the present history entry instead of adding one. */
  replace?: boolean;
  /** The state of the history entry; without it the entry has none. */
  state?: HistoryState;
  /** Leaves the page scrolled as it is. */
  resetScroll?: boolean;
}

let prepare: Prepare = () => null;
let shown: AppPlace | null = null;
/** The place that the address names. */
let named: AppPlace | null = null;
/** The index of the browser's history entry, which is ahead of `shown` while a screen loads. */
let entryIndex = 0;
let turn = 0;
/** What the next `popstate` is: a step of our own that puts an address back or repeats a permitted step. */
let ownStep: "put-back" | "permitted" | null = null;
const guards = new Set<Guard>();
const listeners = new Set<() => void>();

/** Begins to follow the address. Called once, before anything is rendered. */
export function startRouting(prepareScreen: Prepare): void {
  prepare = prepareScreen;
  window.history.scrollRestoration = "manual";
  const place = shownPlace();
  entryIndex = place.index;
  wishForScroll(place, "restore");
  void prepare(place.path);
  window.addEventListener("popstate", () => void follow());
  window.addEventListener("pagehide", () => keepScroll(shownPlace().key));
}

/** The place whose screen is shown. */
export function shownPlace(): AppPlace {
  if (!shown) {
    if (!isOwnEntry()) adoptEntry(0);
    shown = readPlace();
  }
  return shown;
}

/** The place that the address names, whose screen may still be loading. */
export function namedPlace(): AppPlace {
  return named ?? shownPlace();
}

/** Calls back when another place is named or shown. @returns stops it */
export function onPlace(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Goes to an address within the app. Going to the present address again adds no history entry. Settles when the screen
 * is shown, when a guard refused, or when another navigation came first. A screen that replaces its own entry while the
 * person is on the way to another one changes nothing.
 */
export async function navigate(href: string, options: NavigateOptions = {}): Promise<void> {
  const { replace = false, state = {}, resetScroll = true } = options;
  const target = new URL(href, window.location.href);
  if (replace && named && named !== shown && target.pathname === shown?.path) return;
  const isSamePath = target.pathname === window.location.pathname;
  if (guards.size > 0 && !(replace && isSamePath) && !(await mayLeave())) return;
  keepScroll(shownPlace().key);
  if (target.href !== window.location.href || !isSameState(state)) {
    if (!replace) entryIndex += 1;
    window.history[replace ? "replaceState" : "pushState"](entryOf(state, entryIndex), "", target);
  }
  await show(resetScroll ? "top" : "keep");
}

/** Loads the screen of an address before it is opened. */
export function preload(href: string): void {
  void prepare(new URL(href, window.location.href).pathname);
}

/** Asks `guard` before the screen is left, and lets the browser ask before the page is. @returns stops it */
export function guardLeaving(guard: Guard): () => void {
  guards.add(guard);
  window.addEventListener("beforeunload", askInBrowser);
  return () => {
    guards.delete(guard);
    if (guards.size === 0) window.removeEventListener("beforeunload", askInBrowser);
  };
}

/** Follows a step through the history, or an address whose fragment was typed. */
async function follow(): Promise<void> {
  const step = ownStep;
  ownStep = null;
  if (step === "put-back") return;
  if (!isOwnEntry()) adoptEntry(entryIndex + 1);
  const { index, path } = readPlace();
  const delta = index - entryIndex;
  if (guards.size > 0 && step === null && delta !== 0 && path !== shownPlace().path) {
    ownStep = "put-back";
    window.history.go(-delta);
    if (await mayLeave()) {
      ownStep = "permitted";
      window.history.go(delta);
    }
    return;
  }
  entryIndex = index;
  keepScroll(shownPlace().key);
  await show("restore");
}

/** Shows the place that the address names, once its screen has loaded. */
async function show(scroll: ScrollWish): Promise<void> {
  turn += 1;
  const own = turn;
  const next = readPlace();
  const loading = prepare(next.path);
  named = next;
  if (loading) {
    tellListeners();
    await loading;
  }
  if (own !== turn) return;
  shown = next;
  wishForScroll(next, scroll);
  tellListeners();
}

function tellListeners(): void {
  for (const listener of [...listeners]) listener();
}

async function mayLeave(): Promise<boolean> {
  for (const guard of [...guards]) if (!(await guard())) return false;
  return true;
}

function isSameState(state: HistoryState): boolean {
  return JSON.stringify(state) === JSON.stringify(readPlace().state);
}

function askInBrowser(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
