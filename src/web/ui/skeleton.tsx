import { cx } from "class-variance-authority";
import { surfaceStyles } from "#web/ui/card.tsx";

/** One grey bar in place of a text, or a pill in place of a badge. Sized by classes. */
export function Skeleton({ className, pill = false }: { className?: string; pill?: boolean }) {
  const shape = pill ? "rounded-full" : "rounded-md";
  return <span aria-hidden className={cx("block animate-pulse bg-sunken", shape, className)} />;
}

interface SkeletonsProps {
  count: number;
  /** What is loading, for screen readers. */
  label?: string;
}

/** The rows of a list that is loading, as high as real rows, so that nothing moves when they appear. */
export function SkeletonRows({ count, label = "Loading..." }: SkeletonsProps) {
  return (
    <div role="status" className={cx(surfaceStyles, "divide-y divide-line")}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
        <div key={index} className="flex h-16 items-center gap-6 px-4 md:px-6">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-4 flex-1" />
          <Skeleton className="h-4 w-20 max-md:hidden" />
          <Skeleton pill className="h-6 w-20" />
        </div>
      ))}
    </div>
  );
}

/** The cards of a grid that is loading, with the grid's columns. */
export function SkeletonCards({ count, label = "Loading..." }: SkeletonsProps) {
  return (
    <div role="status" className={cardGridStyles}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike and never move
        <div key={index} className={cx(surfaceStyles, "flex flex-col gap-3 p-4 md:p-6")}>
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4 w-3/5" />
          <Skeleton className="mt-3 h-11 w-full" />
        </div>
      ))}
    </div>
  );
}

/** As many cards side by side as have room for their text: one beside a column on a small tablet. */
export const cardGridStyles = "grid grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))] gap-4";
