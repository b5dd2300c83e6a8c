import { useEffect, useRef } from "react";
import { isForPaper } from "#web/documents/paper-switch.tsx";

/**
 * Space shows the paper of the row with the focus. The rows are drawn again beside a paper, and when it goes, so the focus
 * goes to the same row again, as soon as that is drawn.
 *
 * @param isBeside whether a paper stands beside the rows
 * @param onShow called with the id of the document whose paper was asked for
 */
export function useKeptRow(isBeside: boolean, onShow: (id: string) => void): void {
  const kept = useRef<string | null>(null);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!isForPaper(event)) return;
      const row = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-row]") : null;
      kept.current = row?.dataset.row ?? null;
      if (kept.current !== null) onShow(kept.current);
    };
    // Before the switch hears it, which then shows this paper at once.
    document.addEventListener("keydown", hear, true);
    return () => document.removeEventListener("keydown", hear, true);
  }, [onShow]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows each change between the two
  useEffect(() => {
    const id = kept.current;
    kept.current = null;
    if (id === null) return;
    let frame = 0;
    let left = longestWait;
    const give = () => {
      left -= 1;
      if (document.activeElement !== document.body || left < 0) return;
      const link = document.querySelector<HTMLElement>(`main [data-row="${CSS.escape(id)}"] a[href]`);
      if (link) link.focus();
      else frame = requestAnimationFrame(give);
    };
    give();
    return () => cancelAnimationFrame(frame);
  }, [isBeside]);
}

/** In frames: rows are drawn a few in each, and the last ones of a list may be gone. */
const longestWait = 60;
