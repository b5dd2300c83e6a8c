import type { ReactNode } from "react";
import type { EditorRest, FilledPart } from "#web/quoting/load-filled.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";

interface OfFilledProps {
  filled: FilledPart;
  /** The height of its placeholder, as a class: "h-16" */
  height: string;
  children: (filled: EditorRest) => ReactNode;
}

/** Something of the part that an empty draft does without. After a failure it is missing, and the editor says why. */
export function OfFilled({ filled, height, children }: OfFilledProps) {
  if (filled.part) return children(filled.part);
  return filled.isFailed ? null : <Skeleton className={height} />;
}
