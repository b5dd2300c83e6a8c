import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

interface DisclosureProps {
  /** What is inside, on the line that opens it. */
  label: ReactNode;
  /** What is filled in there, seen while it is closed. */
  summary?: ReactNode;
  /** Open at first. */
  open?: boolean;
  children: ReactNode;
}

/** Content that is opened when it is needed, so that a short form stays short. The browser's own element. */
export function Disclosure({ label, summary, open = false, children }: DisclosureProps) {
  return (
    <details open={open} className="group min-w-0">
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
