import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { unknownFigure } from "#domain/money/format-money.ts";
import { timing } from "#web/base/timing.ts";
import type { DraftLine } from "#web/drafts/draft-lines.ts";
import { flyIn, roll, tick } from "#web/quoting/movement.ts";
import { type AnnouncedDocument, newsOfLines } from "#web/quoting/news-of-lines.ts";

export interface DocumentNewsProps extends ShownDocument {
  /** As it was when it was opened. */
  start: ShownDocument;
  /** The element of the amount. */
  figure: RefObject<HTMLElement | null>;
}

interface ShownDocument {
  lines: readonly DraftLine[];
  due: { label: string; value: string };
}

/**
 * Shows which line was added, and that the amount changed, by a short movement, and tells a screen reader: once typing
 * pauses, so at most once a second.
 */
export function DocumentNews({ lines, due, start, figure }: DocumentNewsProps) {
  useMovement({ lines, due, start, figure });
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

function useMovement({ lines, due, start, figure }: DocumentNewsProps): void {
  const known = useRef(new Set(start.lines.map(({ id }) => id)));
  const amount = useRef(start.due.value);
  useLayoutEffect(() => {
    const added = lines.filter(({ id }) => !known.current.has(id));
    for (const { id } of added) flyIn(id);
    if (added.length > 0) tick();
    known.current = new Set(lines.map(({ id }) => id));
  }, [lines]);
  useLayoutEffect(() => {
    if (figure.current && due.value !== amount.current) roll(figure.current);
    amount.current = due.value;
  }, [due.value, figure]);
}

function amountOf({ label, value }: ShownDocument["due"]): string {
  return `${label} ${value === unknownFigure ? "not known" : value}`;
}
