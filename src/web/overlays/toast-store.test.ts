import { beforeEach, describe, expect, test } from "vitest";
import { createToastStore, type ToastClock, type ToastStore } from "#web/overlays/toast-store.ts";

/** A clock that a test advances by hand. */
function createHandClock(): ToastClock & { advance: (milliseconds: number) => void } {
  let time = 0;
  let timers: { at: number; callback: () => void }[] = [];
  return {
    now: () => time,
    after: (milliseconds, callback) => {
      const timer = { at: time + milliseconds, callback };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    advance: (milliseconds) => {
      time += milliseconds;
      const due = timers.filter((timer) => timer.at <= time);
      timers = timers.filter((timer) => timer.at > time);
      for (const timer of due) timer.callback();
    },
  };
}

describe("toasts", () => {
  let clock: ReturnType<typeof createHandClock>;
  let store: ToastStore;
  beforeEach(() => {
    clock = createHandClock();
    store = createToastStore(clock);
  });

  test("close by themselves after five seconds", () => {
    store.show({ title: "Settings saved" });
    clock.advance(4_999);
    expect(store.current()?.title).toBe("Settings saved");
    clock.advance(1);
    expect(store.current()).toBeNull();
  });

  test("stay as long as they ask", () => {
    store.show({ title: "Welcome", duration: 8_000 });
    clock.advance(7_999);
    expect(store.current()).not.toBeNull();
    clock.advance(1);
    expect(store.current()).toBeNull();
  });

  test("stay until they are closed or followed by another, if they ask for that", () => {
    const warning = store.show({ title: "Some characters cannot be printed", stays: true });
    clock.advance(600_000);
    store.pause();
    store.resume();
    clock.advance(600_000);
    expect(store.current()?.id).toBe(warning);
    store.show({ message: "The quote is recorded as sent by email." });
    expect(store.current()?.message).toBe("The quote is recorded as sent by email.");
    clock.advance(5_000);
    expect(store.current()).toBeNull();
  });

  test("come back from under others, if they ask for that, until they are closed", () => {
    const notKept = { message: "Mrs Hobbs could not be kept as a customer.", stays: "under" } as const;
    const first = store.show(notKept);
    store.show({ message: "Q-0001 is recorded as sent by email." });
    const last = store.show({ message: "Settings saved" });
    clock.advance(5_000);
    expect(store.current()?.id).toBe(first);
    store.dismiss(last);
    clock.advance(600_000);
    expect(store.current()?.id).toBe(first);
    store.dismiss(first);
    expect(store.current()).toBeNull();
  });

  test("keep their place against all others if they stay first", () => {
    const stays = store.show({ message: "There is a newer version", stays: "first" });
    clock.advance(600_000);
    store.show({ title: "Error" });
    store.show({ title: "Some characters cannot be printed", stays: true });
    expect(store.current()?.id).toBe(stays);
    store.show({ message: "There is a newer version", stays: "first" });
    expect(store.current()?.message).toBe("There is a newer version");
    store.dismiss();
    store.show({ title: "Settings saved" });
    expect(store.current()?.title).toBe("Settings saved");
  });

  test("are shown one at a time, and the first one's end does not end the second", () => {
    store.show({ title: "First" });
    clock.advance(3_000);
    store.show({ title: "Second" });
    clock.advance(4_000);
    expect(store.current()?.title).toBe("Second");
    clock.advance(1_000);
    expect(store.current()).toBeNull();
  });

  test("pause while a person reads them, and then have only the time that was left", () => {
    store.show({ title: "Customer deleted" });
    clock.advance(4_000);
    store.pause();
    clock.advance(60_000);
    expect(store.current()).not.toBeNull();
    store.resume();
    clock.advance(999);
    expect(store.current()).not.toBeNull();
    clock.advance(1);
    expect(store.current()).toBeNull();
  });

  test("closed by an old id leave the current one alone", () => {
    const first = store.show({ title: "First" });
    store.show({ title: "Second" });
    store.dismiss(first);
    expect(store.current()?.title).toBe("Second");
    store.dismiss();
    expect(store.current()).toBeNull();
  });

  test("notify their listeners of each change", () => {
    const seen: (string | undefined)[] = [];
    const leave = store.subscribe(() => seen.push(store.current()?.title));
    store.show({ title: "Saved" });
    clock.advance(5_000);
    leave();
    store.show({ title: "Unheard" });
    expect(seen).toEqual(["Saved", undefined]);
  });
});
