import { TriangleAlert } from "lucide-react";

/**
 * A doubt about what stands in a box, that blocks nothing: given to a field as its hint, after the hint it has. It is
 * read aloud when it comes, for by then the focus is in the next box.
 */
export function SoftWarning({ words }: { words: string | null }) {
  return (
    <span aria-live="polite" className="text-warning-ink">
      {words !== null && (
        <span className="flex gap-1.5">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
          {words}
        </span>
      )}
    </span>
  );
}
