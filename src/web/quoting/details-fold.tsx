import { useState } from "react";
import { formatLocalDate, parseLocalDate } from "#domain/calendar/local-date.ts";
import { ChevronRight } from "#web/icons/chevron-right.ts";
import { sayUnreachable } from "#web/overlays/say-unreachable.ts";
import { useLoadedWhenIdle, usePart } from "#web/overlays/use-part.ts";
import type { SheetDetails } from "#web/quoting/details-sheet.tsx";
import { fieldIds } from "#web/quoting/field-ids.ts";

const loadRows = () => import("#web/quoting/details-rows.tsx");

/**
 * The details of a document besides its customer and items on a phone, folded: the defaults are usually right. It stays
 * open while something in it is wrong.
 */
export function DetailsFold({ title, ...details }: SheetDetails & { title: string }) {
  const { draft, language, errorOf } = details;
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || dateIds.some((id) => errorOf(id) !== undefined);
  const until = parseLocalDate(draft.until);
  const { workLocation, projectDescription } = draft.words;
  const runsTo = draft.kind === "quote" ? "Valid until" : "Due";
  const about = [until && `${runsTo} ${formatLocalDate(until, language)}`, workLocation, projectDescription];
  useLoadedWhenIdle(loadRows);
  const part = usePart(loadRows, isOpen, sayUnreachable);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpened(currentTarget.open)} className="group">
      <summary className="flex min-h-14 cursor-pointer list-none flex-wrap items-center gap-x-2 [&::-webkit-details-marker]:hidden">
        <h2 className="min-w-0 flex-1 font-semibold text-xl">{title}</h2>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-soft group-open:rotate-90" />
        <span className="line-clamp-2 w-full text-ink-soft text-sm wrap-anywhere group-open:hidden">
          {about.filter(Boolean).join(" · ")}
        </span>
      </summary>
      <div className="divide-y divide-line *:py-1">{part && <part.DetailsRows {...details} />}</div>
    </details>
  );
}

const dateIds = [fieldIds.number, fieldIds.date, fieldIds.until];
