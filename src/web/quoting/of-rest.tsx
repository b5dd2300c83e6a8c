import type { ReactNode } from "react";
import type { EditorRest, RestPart } from "#web/quoting/load-editor-rest.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";

interface OfRestProps {
  editorRest: RestPart;
  /** The height of its placeholder, as a class: "h-16" */
  height: string;
  children: (editorRest: EditorRest) => ReactNode;
}

/** Something of the editor's rest. After a failure it is missing, and the editor says why. */
export function OfRest({ editorRest, height, children }: OfRestProps) {
  if (editorRest.part) return children(editorRest.part);
  return editorRest.isFailed ? null : <Skeleton className={height} />;
}
