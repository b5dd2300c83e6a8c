import { surfaceStyles } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** Grey bars in place of the document while it loads. */
export function DocumentSkeleton({ label }: { label: string }) {
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-8 w-48" />
      <div className={`${surfaceStyles} flex flex-col gap-4 p-6`}>
        <Skeleton className="h-6 w-1/3" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="mt-6 h-40 w-full" />
      </div>
    </div>
  );
}
