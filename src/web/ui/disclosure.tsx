import { ChevronRight } from "lucide-react";
import { type ReactNode, useLayoutEffect, useRef } from "react";

interface DisclosureProps {
  /** What is inside, on the line that opens it. */
  label: ReactNode;
  /** What is filled in there, seen while it is closed. */
  summary?: ReactNode;
  /** Opens it as this turns true: at first, or when something in there has to be seen. It never closes by itself. */
  open?: boolean;
  children: ReactNode;
}

/** Content that is opened when it is needed, so that a short form stays short. The browser's own element. */
export function Disclosure({ label, summary, open = false, children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // From here on it is the person's: given as a property, it would be closed under the finger that mends the mistake.
  useLayoutEffect(() => {
    if (open && details.current) details.current.open = true;
  }, [open]);
  return (
    <details ref={details} className="group min-w-0">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-md font-medium text-sm [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-ink-soft transition-transform group-open:rotate-90"
        />
        <span className="shrink-0">{label}</span>
        {summary && (
          <span className="min-w-0 truncate font-normal text-ink-soft group-open:hidden">{summary}</span>
        )}
      </summary>
      <div className="flex flex-col gap-4 pt-2">{children}</div>
    </details>
  );
}
