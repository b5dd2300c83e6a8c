import { useEffect, useEffectEvent, useState } from "react";
import { whenIdle } from "#web/base/request-idle-callback.ts";
import { savesData } from "#web/base/saves-data.ts";
import { sayUnreachable } from "#web/overlays/say-unreachable.ts";

/** Imports a part of the app once. Some browsers cache a failed import until the page is reloaded. */
export type LoadPart<T> = () => Promise<T>;

/**
 * A part that is not needed to show the screen: a menu, a dialog. It is loaded when it is first wanted, or earlier by
 * {@link onReach}.
 *
 * @param onFailed called when it could not be loaded; the owner resets `isWanted`, so that the next attempt loads it
 *   again
 * @returns null until it is loaded
 */
export function usePart<T>(load: LoadPart<T>, isWanted: boolean, onFailed: () => void): T | null {
  const [part, setPart] = useState<{ is: T } | null>(null);
  const fail = useEffectEvent(onFailed);
  const isAwaited = isWanted && part === null;
  useEffect(() => {
    if (!isAwaited) return;
    let isLeft = false;
    load().then(
      (is) => !isLeft && setPart({ is }),
      () => !isLeft && fail(),
    );
    return () => {
      isLeft = true;
    };
  }, [isAwaited, load]);
  return part?.is ?? null;
}

/**
 * A part that a button opens and that can be closed again. When it cannot be loaded, a toast says so and it stays
 * closed.
 */
export function useOpening<T>(load: LoadPart<T>) {
  const [isOpen, setOpen] = useState(false);
  const part = usePart(load, isOpen, () => {
    setOpen(false);
    sayUnreachable();
  });
  return { isOpen, setOpen, part };
}

/** Loads a part when the browser has nothing else to do, unless it is to save data. */
export function useLoadedWhenIdle(load: LoadPart<unknown>): void {
  useEffect(() => {
    if (savesData()) return;
    return whenIdle(() => void load().catch(() => undefined));
  }, [load]);
}

/** True once the browser has had nothing else to do; never if it is set to save data. */
export function useWasIdle(): boolean {
  const [wasIdle, setIdle] = useState(false);
  useEffect(() => (savesData() ? undefined : whenIdle(() => setIdle(true))), []);
  return wasIdle;
}

/** Event handlers for a control, which load what it opens when somebody points at it, focuses it or touches it. */
export function onReach(load: LoadPart<unknown>) {
  const reach = () => void load().catch(() => undefined);
  return { onPointerEnter: reach, onPointerDown: reach, onFocus: reach };
}
