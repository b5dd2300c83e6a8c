import { useEffect, useRef, useState } from "react";
import { timing } from "#web/base/timing.ts";
import type { DraftLine } from "#web/drafts/draft-lines.ts";
import { type AnnouncedDocument, newsOfLines } from "#web/quoting/news-of-lines.ts";

export interface DocumentNewsProps extends ShownDocument {
  /** As it was when it was opened. */
  start: ShownDocument;
}

interface ShownDocument {
  lines: readonly DraftLine[];
  due: { label: string; value: string };
}

/**
 * Tells a screen reader which line was added and what the document comes to: once typing pauses, so at most once a
 * second.
 */
export function DocumentNews({ lines, due, start }: DocumentNewsProps) {
  const announced = useRef<AnnouncedDocument>({ lines: start.lines, amount: amountOf(start.due) });
  const [news, setNews] = useState("");
  const amount = amountOf(due);
  useEffect(() => {
    const announce = () => {
      const present = { lines, amount };
      const found = newsOfLines(announced.current, present);
      announced.current = present;
      if (found) setNews(found);
    };
    const waiting = setTimeout(announce, timing.newsPause);
    return () => clearTimeout(waiting);
  }, [lines, amount]);
  return (
    <p aria-live="polite" className="sr-only">
      {news}
    </p>
  );
}

function amountOf({ label, value }: ShownDocument["due"]): string {
  return `${label} ${value}`;
}
