import { timing } from "#web/app/timing.ts";

/** What follows from a toast: a step back, or the record it speaks of. */
export type ToastAction = { label: string; onSelect: () => void } | { label: string; href: string };

export interface ToastContent {
  title?: string;
  message?: string;
  variant?: "default" | "destructive";
  action?: ToastAction;
  /** Milliseconds until it closes by itself; 5 seconds unless told. */
  duration?: number;
}

export interface ShownToast extends ToastContent {
  id: number;
}

/** Time as a toast needs it, given from outside so that a test can own it. */
export interface ToastClock {
  /** Milliseconds since any fixed moment. */
  now: () => number;
  /** Runs the callback after that many milliseconds unless the returned function is called before. */
  after: (milliseconds: number, callback: () => void) => () => void;
}

export interface ToastStore {
  /** Shows a toast in place of the present one: at most one at a time (specification 1 §9). Returns its id. */
  show: (content: ToastContent) => number;
  /** Closes the toast of that id, or whichever is shown. Closing one that is gone does nothing. */
  dismiss: (id?: number) => void;
  /** Holds the clock while a person points at, touches or focuses the toast. */
  pause: () => void;
  /** Lets the clock run on with the time that was left. */
  resume: () => void;
  subscribe: (listener: () => void) => () => void;
  current: () => ShownToast | null;
}

/** Makes the store behind the toaster: which toast is shown, and when it goes. */
export function createToastStore(clock: ToastClock): ToastStore {
  const listeners = new Set<() => void>();
  let shown: ShownToast | null = null;
  let lastId = 0;
  let left = 0;
  let running: { since: number; stop: () => void } | null = null;

  function pause() {
    if (running === null) return;
    running.stop();
    left -= clock.now() - running.since;
    running = null;
  }

  function resume() {
    if (shown === null || running !== null) return;
    const { id } = shown;
    running = { since: clock.now(), stop: clock.after(Math.max(0, left), () => dismiss(id)) };
  }

  function put(toast: ShownToast | null) {
    running?.stop();
    running = null;
    shown = toast;
    for (const listener of listeners) listener();
  }

  function show(content: ToastContent): number {
    lastId += 1;
    left = content.duration ?? timing.toast;
    put({ ...content, id: lastId });
    resume();
    return lastId;
  }

  function dismiss(id?: number) {
    if (shown !== null && (id === undefined || id === shown.id)) put(null);
  }

  return { show, dismiss, pause, resume, subscribe, current: () => shown };

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
}

/** The browser's clock. */
const browserClock: ToastClock = {
  now: () => performance.now(),
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** The app's one store; the toaster shows it, and {@link toast} fills it from anywhere. */
export const toastStore = createToastStore(browserClock);

/** Tells a person what has happened. Returns the id, to close it early. */
export function toast(content: ToastContent): number {
  return toastStore.show(content);
}
