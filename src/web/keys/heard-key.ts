/** What a key press is for; see [Note: Keys]. */
export type HeardKey = "everything" | "save" | "search" | "single" | "step";

type Press = Pick<
  KeyboardEvent,
  "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "defaultPrevented" | "isComposing" | "target"
>;

/**
 * [Note: Keys]
 * Ctrl+K or Cmd+K searches everything, also while a person types; Ctrl+Enter saves; "/" goes to the list's own search.
 * Single letters, "?" and the arrows do something only while the focus is on the page or on a row: never in a box, a
 * menu or a dialog, and never together with another key. A letter alone opens, moves or edits; what makes a number, marks or
 * deletes asks first. Where a list offers a paper beside it, Space shows it (paper-switch.tsx). They can be switched off in the account settings (WCAG 2.1.4). The frame only tells here whether
 * a press is meant; what it does is loaded with the first one, and that press is not lost.
 *
 * @returns null for a press that is not ours
 */
export function heardKey(press: Press): HeardKey | null {
  const { key, ctrlKey, metaKey, altKey, target } = press;
  if (press.defaultPrevented || press.isComposing || altKey) return null;
  if (ctrlKey || metaKey) {
    if (press.shiftKey) return null;
    if (key.toLowerCase() === "k") return "everything";
    // On a link it opens a tab, which is the browser's.
    const isOnLink = target instanceof Element && target.closest("a[href]") !== null;
    return key === "Enter" && !isOnLink ? "save" : null;
  }
  if (!(target instanceof Element) || target.closest(busy)) return null;
  if (key === "/") return "search";
  if (key === "ArrowDown" || key === "ArrowUp") return target.matches(rowControl) ? "step" : null;
  return /^[?njkesxqicb]$/i.test(key) && (key === "?" || !press.shiftKey) ? "single" : null;
}

/** Where a letter is typed, or chooses something. The box that selects a row takes no letter. */
const busy = "input:not([data-selects]), textarea, select, [contenteditable], [role$=dialog], [role=menu]";

/** The link or button of a row that the keys move to: not one that opens a menu by an arrow. */
const rowControl = "[data-row] :is(a, button):not([aria-haspopup])";
