import {
  type AppPlace,
  adoptEntry,
  entryOf,
  type HistoryState,
  heightAbove,
  isOwnEntry,
  plainPath,
  readPlace,
} from "#web/routing/place.ts";
import { keepScroll, type ScrollWish, wishForScroll } from "#web/routing/scroll.ts";

/**
 * [Note: Routing]
 * The address changes at once. The place that the app shows follows when the script of its screen has loaded, so that
 * the last screen stays until the next one can be shown. Everything asks for the shown place, except the sidebar: it
 * marks what was pressed at once, and its drawer closes. A screen with unsaved input asks before it is left: Back has
 * by then changed the address, so the address is put back first, and then the question is asked. Each entry knows the
 * path it was opened from, so that a link that leads back is a step back where it can be: the list is as it was left.
 *
 * An open overlay (a sheet, a dialog, the drawer) is a history entry above its screen's own, of the same address and the
 * same visit, so that Back closes it and not the screen (decision 0034). Going back is asynchronous: while a step of our
 * own is on its way, everything else that changes the history waits for it.
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
  /**
   * Goes a step back where the entry before has the path, so that the screen is as it was left and the history does not
   * grow. Without a `state` the entry keeps its address and state.
   */
  returns?: boolean;
}

let prepare: Prepare = () => null;
let shown: AppPlace | null = null;
/** The place that the address names. */
let named: AppPlace | null = null;
/** The position of the browser's present history entry, which is ahead of `shown` while a screen loads. */
let position = 0;
let turn = 0;
/** A step of our own through the history, whose `popstate` is still to come: settles when it has, see {@link go}. */
export let ownStep: Promise<boolean> | null = null;
let own = { delta: 0, target: 0, isOvertaken: false, end: (_isThere: boolean): void => undefined };
const guards = new Set<Guard>();
let isAsking = false;
/** What Back calls for each open overlay to close it, the topmost last; see overlay-entries.ts. */
export const overlays: (() => void)[] = [];
const listeners = new Set<() => void>();

/** Begins to follow the address. Called once, before anything is rendered. */
export function startRouting(prepareScreen: Prepare): void {
  prepare = prepareScreen;
  window.history.scrollRestoration = "manual";
  const place = shownPlace();
  position = place.index + heightAbove();
  wishForScroll(place, "restore");
  void prepare(place.path);
  window.addEventListener("popstate", follow);
  window.addEventListener("pagehide", keepOwnScroll);
}

function keepOwnScroll(): void {
  keepScroll(shownPlace().key);
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
  const { replace = false, state = {}, resetScroll = true, returns = false } = options;
  const target = new URL(href, window.location.href);
  if (replace && named && named !== shown && target.pathname === shown?.path) return;
  const isSamePath = target.pathname === window.location.pathname;
  const changesOwnEntry = replace && isSamePath;
  if (!changesOwnEntry) {
    if (guards.size > 0 && !(await mayLeave())) return;
    while (ownStep || heightAbove() > 0) {
      if (ownStep) await ownStep;
      else if (!(await go(-heightAbove()))) break;
    }
  }
  if (returns && readPlace().before === plainPath(target.pathname) && (await go(-1))) {
    if (!options.state) return;
    changeEntry(target, state);
    return show("top");
  }
  keepOwnScroll();
  if (changesOwnEntry && heightAbove() > 0) changeEntry(target, state);
  else if (target.href !== window.location.href || !isSameState(state)) {
    const { path, before } = readPlace();
    if (!replace) position += 1;
    const entry = entryOf(state, { index: position, before: replace ? before : path });
    window.history[replace ? "replaceState" : "pushState"](entry, "", target);
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
  if (!isOwnEntry()) adoptEntry(position + 1);
  const { key, path } = readPlace();
  if (ownStep && height() !== own.target) {
    // A person was quicker. Our step is still to come, and begins here.
    own.target = height() + own.delta;
    own.isOvertaken = true;
    return;
  }
  const isOwn = ownStep !== null && !own.isOvertaken;
  if (ownStep) own.end(isOwn);
  const delta = height() - position;
  if (isOwn && delta === 0) return;
  const close = overlays.at(-1);
  if (delta !== 0 && key === namedPlace().key) {
    position += delta;
    // The screen may have changed its entry while an overlay was open.
    changeEntry(namedPlace().href, namedPlace().state);
    if (isOwn) return;
    if (close) close();
    // The entry of an overlay that a reload has closed is no stop on the way.
    else window.history.go(Math.sign(delta));
    return;
  }
  if (delta !== 0 && !isOwn && (close || (guards.size > 0 && path !== shownPlace().path))) {
    if (!(await go(-delta))) return;
    if (close) close();
    else if (await mayLeave()) await go(delta);
    return;
  }
  position += delta;
  keepOwnScroll();
  await show("restore");
}

/**
 * Takes a step of our own. @returns settles when the browser has arrived: whether it is there. It is not where a person
 * took another step first, or where the browser took none.
 */
export function go(delta: number): Promise<boolean> {
  const step = new Promise<boolean>((settle) => {
    const end = (isThere: boolean) => {
      ownStep = null;
      settle(isThere);
    };
    own = { delta, target: height() + delta, isOvertaken: false, end };
  });
  ownStep = step;
  window.history.go(delta);
  // Else no navigation would ever go on.
  setTimeout(() => {
    if (ownStep !== step) return;
    own.end(false);
    if (height() !== position) void follow();
  }, longestStep);
  return step;
}

/** How long the browser may take for a step within the page, in milliseconds. */
const longestStep = 5000;

/** The position of the browser's present entry. */
function height(): number {
  return readPlace().index + heightAbove();
}

/** Adds an entry of the same visit above the present one, unless it could take away where a person is asked to go. */
export function addEntryAbove(): void {
  if (isAsking) return;
  position += 1;
  window.history.pushState({ ...window.history.state, over: heightAbove() + 1 }, "");
}

/** Changes the address and the state of the present entry, which stays one of the same visit. */
function changeEntry(address: string | URL, state: HistoryState): void {
  const { index, key, before } = namedPlace();
  window.history.replaceState(
    { ...entryOf(state, { index, key, before }), over: heightAbove() },
    "",
    address,
  );
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
  isAsking = true;
  try {
    for (const guard of [...guards]) if (!(await guard())) return false;
    return true;
  } finally {
    isAsking = false;
  }
}

function isSameState(state: HistoryState): boolean {
  return JSON.stringify(state) === JSON.stringify(readPlace().state);
}

function askInBrowser(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
