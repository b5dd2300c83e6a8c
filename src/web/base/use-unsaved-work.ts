import { useEffect } from "react";
import { holdUnsavedWork } from "#web/base/unsaved-work.ts";

/** While `isUnsaved` is true, registers that a screen has unsaved input. */
export function useUnsavedWork(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? holdUnsavedWork() : undefined), [isUnsaved]);
}
