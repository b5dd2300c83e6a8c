const works = new Set<object>();
/** The dialog in which something was typed or ticked last. */
let typedIn: Element | null | undefined;

/**
 * Registers that a screen has unsaved input. While there is any, the end of a session does not take the screen away.
 *
 * @returns removes the registration: the input was saved or discarded
 */
export function holdUnsavedWork(): () => void {
  const work = {};
  works.add(work);
  return () => works.delete(work);
}

/** Called when something is typed anywhere: in a dialog it is unsaved input until the dialog is closed. */
export function noteTyping(): void {
  typedIn = document.activeElement?.closest("[role=dialog]");
}

/** Whether a screen or a dialog has input that would be lost with it. */
export function hasUnsavedWork(): boolean {
  return works.size > 0 || Boolean(typedIn?.isConnected);
}
