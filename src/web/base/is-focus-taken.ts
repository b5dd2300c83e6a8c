/** A dialog, or a box where somebody may be typing: what opens or loads by itself never takes the focus from it. */
const taken = "[role$=dialog], input, select, textarea";

/** True while a dialog or a box has the focus. */
export function isFocusTaken(): boolean {
  return document.activeElement?.closest(taken) != null;
}
