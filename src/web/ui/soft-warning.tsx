import { TriangleExclamationPoint } from "#web/icons/triangle-exclamation-point.ts";

/**
 * A warning about what is in a box, which blocks nothing: pass it to a field as its hint, after the hint that it has.
 * It is announced when it appears, because by then the focus is in the next box.
 */
export function SoftWarning({ words }: { words: string | null }) {
  return (
    <span aria-live="polite" className="text-warning-ink">
      {words !== null && (
        <span className="flex gap-1.5">
          <TriangleExclamationPoint aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
          {words}
        </span>
      )}
    </span>
  );
}
