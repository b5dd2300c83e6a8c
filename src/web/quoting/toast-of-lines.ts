import { useEffect } from "react";
import { type ToastContent, toast, toastStore } from "#web/overlays/toast-store.ts";

/** The id of the last one. */
let last = 0;

/** Says what became of the lines in the editor. */
export function toastOfLines(content: ToastContent): void {
  last = toast(content);
}

/** Closes what was said of an editor's lines when the editor is left: nothing of it concerns the next screen. */
export function useToastOfLines(): void {
  useEffect(() => () => toastStore.dismiss(last), []);
}
