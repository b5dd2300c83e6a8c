import { useState } from "react";

/**
 * The last value that was known: what a screen stands on must not vanish from under what is being typed while it is
 * read anew, as it is after unlocking.
 */
export function useLast<T>(value: T | null | undefined): T | null {
  const [last, setLast] = useState(value ?? null);
  const isKnown = value !== null && value !== undefined;
  if (isKnown && value !== last) setLast(value);
  return isKnown ? value : last;
}
