import { cx } from "class-variance-authority";
import { surfaceStyles } from "#web/ui/card.tsx";
import { Skeleton, SkeletonRows } from "#web/ui/skeleton.tsx";

const rowsOfDay = 5;

/** A placeholder for what the day needs, shown until it is known. */
export function DaySkeleton() {
  return (
    <>
      <SkeletonRows count={rowsOfDay} label="Loading what needs you..." />
      <div className={`${surfaceStyles} h-20`} />
    </>
  );
}

/** Figures are cards beside each other, and on phones the rows of one card. */
export const figureStyles = {
  group: cx(
    "max-sm:divide-y max-sm:divide-line max-sm:rounded-xl max-sm:border max-sm:border-line max-sm:bg-surface",
    "sm:grid sm:grid-cols-2 sm:gap-3",
  ),
  figure: cx(
    "grid items-baseline gap-x-3 px-4 py-2.5 roomy:grid-cols-[1fr_auto]",
    "sm:flex sm:h-full sm:flex-col sm:items-start sm:gap-1 sm:rounded-xl sm:border sm:border-line sm:bg-surface sm:py-3 md:px-5 md:py-4",
  ),
};

const rows = [
  { key: "month", grid: "", cards: ["quotes", "invoices"] },
  { key: "all", grid: "xl:grid-cols-4", cards: ["quotes", "value", "materials", "pending"] },
];

/** A placeholder as high as the figures, shown until they are loaded. */
export function FiguresSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">Loading figures...</span>
      {rows.map(({ key, grid, cards }) => (
        <div key={key} className="flex flex-col gap-3">
          <Skeleton className="h-7 w-40" />
          <div className={cx(figureStyles.group, grid)}>
            {cards.map((card) => (
              <div key={card} className={figureStyles.figure}>
                <Skeleton className="my-0.5 h-4 w-28" />
                <Skeleton className="my-1 h-5 w-24 max-sm:order-2 sm:h-6 sm:w-36" />
                <Skeleton className="my-0.5 h-4 w-32 max-sm:order-3 max-sm:roomy:col-span-2" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
