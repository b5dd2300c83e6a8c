import type { ReactNode } from "react";
import type { Filled, FilledPart } from "#web/quoting/load-filled.ts";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

interface OfFilledProps {
  filled: FilledPart;
  /** The height of its placeholder, as a class: "h-16" */
  height: string;
  children: (filled: Filled) => ReactNode;
}

/** Something of the part that an empty draft does without, a placeholder until it is loaded, or a button to try again. */
export function OfFilled({ filled, height, children }: OfFilledProps) {
  if (filled.part) return children(filled.part);
  if (!filled.isFailed) return <Skeleton className={height} />;
  return (
    <LoadFailed
      title="This part could not be loaded"
      detail="Please try again. Nothing is lost."
      onRetry={filled.retry}
      retrying={false}
    />
  );
}
