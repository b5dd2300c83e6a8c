import { type ReactNode, useLayoutEffect, useRef } from "react";
import { ChevronRight } from "#web/icons/chevron-right.ts";

interface DisclosureProps {
  /** Names the content, on the line that opens it. */
  label: ReactNode;
  /** A summary of what is filled in, shown while it is closed. */
  summary?: ReactNode;
  /**
   * Opens it whenever this becomes true: at first, or when something inside has to be seen. It never closes by itself.
   */
  open?: boolean;
  children: ReactNode;
}

/** Content that is opened when it is needed, so that a short form stays short. Uses the browser's `details` element. */
export function Disclosure({ label, summary, open = false, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // After that only the person opens and closes it. As a React property, `open` would close it while an error inside is
  // being corrected.
  useLayoutEffect(() => {
    if (open && details.current) details.current.open = true;
  }, [open]);
  return (
    <details ref={details} className="group min-w-0">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-md py-1 font-medium text-sm [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-ink-soft transition-transform group-open:rotate-90"
        />
        <span className="roomy:shrink-0">{label}</span>
        {summary && (
          <span className="min-w-0 truncate font-normal text-ink-soft group-open:hidden">{summary}</span>
        )}
      </summary>
      <div className="flex flex-col gap-4 pt-2">{children}</div>
    </details>
  );
}
