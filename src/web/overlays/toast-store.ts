import { timing } from "#web/base/timing.ts";

/** What a person can do next: undo, or open the record that the toast is about. Its name says what its label leaves open. */
export type ToastAction = { label: string; name?: string } & ({ onSelect: () => void } | { href: string });

export interface ToastContent {
  /**
   * The address of the record that it is about. It closes when another record of the kind is opened, which it would seem
   * to be about; what can be taken back stays in the "..." of its own.
   */
  about?: string | undefined;
  title?: string;
  message?: string | undefined;
  variant?: "default" | "destructive" | undefined;
  action?: ToastAction | undefined;
  /** What has happened besides, a sentence of its own. */
  besides?: string;
  /** What can be done about that and not about the first; without it, what can be done as well. */
  also?: ToastAction;
  /** Milliseconds until it closes by itself; 5 seconds by default. */
  duration?: number;
  /**
   * It does not close by itself. One that stays "first" gives its place to no other until a person has closed it; one
   * that stays "under" comes back when what has taken its place is closed.
   */
  stays?: true | "first" | "under" | undefined;
}

export interface ShownToast extends ToastContent {
  id: number;
  /** What comes back after it. */
  under?: ShownToast | undefined;
}

/** The clock of the toasts, passed in so that a test can control it. */
export interface ToastClock {
  /** Milliseconds since any fixed moment. */
  now: () => number;
  /** Runs the callback after that many milliseconds, unless the returned function is called first. */
  after: (milliseconds: number, callback: () => void) => () => void;
}

export interface ToastStore {
  /** Shows a toast in place of the current one, unless that one stays first: at most one is shown at a time. Returns its id. */
  show: (content: ToastContent) => number;
  /** Closes the toast with that id, or without an id the one that is shown. Closing one that is gone does nothing. */
  dismiss: (id?: number) => void;
  /** Stops the clock while a person points at, touches or focuses the toast. */
  pause: () => void;
  /** Restarts the clock with the time that was left. */
  resume: () => void;
  subscribe: (listener: () => void) => () => void;
  current: () => ShownToast | null;
}

/** Creates the store behind the toaster: which toast is shown, and when it closes. */
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
    if (shown === null || shown.stays || running !== null) return;
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
    if (shown?.stays === "first" && content.stays !== "first") return lastId;
    left = content.duration ?? timing.toast;
    put({ ...content, id: lastId, under: shown?.stays === "under" ? shown : shown?.under });
    resume();
    return lastId;
  }

  function dismiss(id?: number) {
    if (shown !== null && (id === undefined || id === shown.id)) put(shown.under ?? null);
  }

  return { show, dismiss, pause, resume, subscribe, current: () => shown };

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
}

const browserClock: ToastClock = {
  now: () => performance.now(),
  after: (milliseconds, callback) => {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** The app's one store; the toaster shows it, and {@link toast} adds to it from anywhere. */
export const toastStore = createToastStore(browserClock);

/** Shows a person what has happened. Returns the id, to close it early. */
export function toast(content: ToastContent): number {
  return toastStore.show(content);
}
