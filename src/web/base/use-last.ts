import { useState } from "react";

/**
 * The last known value. The screen must not vanish while the person is typing, when its data is read again, as it is
 * after unlocking.
 */
export function useLast<T>(value: T | null | undefined): T | null {
  const [last, setLast] = useState(value ?? null);
  const isKnown = value !== null && value !== undefined;
  if (isKnown && value !== last) setLast(value);
  return isKnown ? value : last;
}
