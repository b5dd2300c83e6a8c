import { useEffect, useEffectEvent, useState } from "react";
import { sayUnreachable } from "#web/ui/say-unreachable.ts";

/** Loads a part of the app, once. A browser may keep to it that a part could not be had, until the page is reloaded. */
export type LoadPart<T> = () => Promise<T>;

/**
 * A part of a screen that it does not take to show the screen: a menu, a dialog. It is loaded when it is first wanted,
 * or before by {@link onReach}.
 *
 * @param onFailed called when it cannot be had; the owner takes the wish back, so that the next one is answered too
 * @returns null until it is there
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

/** A part that a press opens and that may be closed again; one that cannot be had is said so, and stays closed. */
export function useOpening<T>(load: LoadPart<T>) {
  const [isOpen, setOpen] = useState(false);
  const part = usePart(load, isOpen, () => {
    setOpen(false);
    sayUnreachable();
  });
  return { isOpen, setOpen, part };
}

/** Has a control load what it opens as somebody reaches for it: with the mouse, by keys, or with a finger. */
export function onReach(load: LoadPart<unknown>) {
  const reach = () => void load().catch(() => undefined);
  return { onPointerEnter: reach, onPointerDown: reach, onFocus: reach };
}
