import type { ReactNode } from "react";
import { Skeleton } from "#web/ui/skeleton.tsx";

interface OfRestProps<Part> {
  part: Part | null;
  isFailed: boolean;
  /** The height of its placeholder, as a class: "h-16" */
  height: string;
  children: (part: Part) => ReactNode;
}

/** Something of the editor's rest. After a failure it is missing, and the editor says why. */
export function OfRest<Part>({ part, isFailed, height, children }: OfRestProps<Part>) {
  if (part) return children(part);
  return isFailed ? null : <Skeleton className={height} />;
}
