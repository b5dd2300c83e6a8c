import { useEffect } from "react";
import { holdUnsavedWork } from "#web/app/unsaved-work.ts";

/** Says for as long as it is true that a screen holds what was typed and not saved. */
export function useUnsavedWork(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? holdUnsavedWork() : undefined), [isUnsaved]);
}
