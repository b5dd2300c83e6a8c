import { startTransition, useRef, useState } from "react";
import { flushSync } from "react-dom";

/**
 * The text in the box, and the query that the list shows the matches of, which follows a little later. Both are null
 * until something is typed.
 */
export function useComboboxQuery() {
  const [typed, setTyped] = useState<string | null>(null);
  const [sought, setSought] = useState<string | null>(null);
  const query = typed?.trim() ?? "";
  const wanted = useRef<string | null>(null);
  const search = (text: string | null, isShown: boolean) => {
    setTyped(text);
    wanted.current = isShown ? (text?.trim() ?? "") : null;
    afterPaint(() => startTransition(() => setSought(wanted.current)));
  };
  // The first letter is reported before the list opens because of it, and opening must not discard it.
  const begin = () => {
    wanted.current ??= query;
    startTransition(() => setSought(wanted.current));
  };
  const catchUp = () => {
    wanted.current = query;
    if (sought !== query) flushSync(() => setSought(query));
  };
  return { typed, query, sought, search, begin, catchUp };
}

/** Runs work after the next frame is painted, so that the letter appears before the search for it begins. */
function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
