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

const rows = [
  { key: "month", grid: "sm:grid-cols-2", cards: ["quotes", "invoices"] },
  { key: "all", grid: "sm:grid-cols-2 xl:grid-cols-4", cards: ["quotes", "value", "materials", "pending"] },
];

/** A placeholder as high as the figures, shown until they are loaded. */
export function FiguresSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">Loading figures...</span>
      {rows.map(({ key, grid, cards }) => (
        <div key={key} className="flex flex-col gap-3">
          <Skeleton className="h-7 w-40" />
          <div className={`grid gap-3 ${grid}`}>
            {cards.map((card) => (
              <div key={card} className={`${surfaceStyles} flex flex-col gap-1 px-4 py-3 md:px-5 md:py-4`}>
                <Skeleton className="my-0.5 h-4 w-28" />
                <Skeleton className="my-1 h-6 w-36" />
                <Skeleton className="my-0.5 h-4 w-32" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
