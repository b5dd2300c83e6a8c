import type { Dispatch, KeyboardEvent } from "react";
import type { DraftAction } from "#web/drafts/document-draft.ts";
import type { DraftLine } from "#web/drafts/draft-lines.ts";
import { shortName } from "#web/quoting/line-name.ts";
import { toastOfLines } from "#web/quoting/toast-of-lines.ts";
import { isolated } from "#words/paper/isolated.ts";

interface LineInDraft {
  line: DraftLine;
  /** Its position among all lines; an undone removal puts it back there. */
  at: number;
  /** True when only its words may change. */
  isFixed: boolean;
  dispatch: Dispatch<DraftAction>;
}

/** Moves a line one up or down in its section. Does nothing at its end, or when the lines are fixed. */
export function moveLine({ line, isFixed, dispatch }: Omit<LineInDraft, "at">, by: -1 | 1): void {
  if (!isFixed) dispatch({ type: "moveLine", id: line.id, by });
}

/** From wherever the cursor is in a line, Alt with an arrow key moves it and Ctrl+Backspace removes it. */
export function changeByKey(line: LineInDraft, event: KeyboardEvent): void {
  const { key, altKey, ctrlKey } = event;
  if (line.isFixed) return;
  if (altKey && (key === "ArrowUp" || key === "ArrowDown")) {
    event.preventDefault();
    moveLine(line, key === "ArrowUp" ? -1 : 1);
  } else if (ctrlKey && key === "Backspace") {
    event.preventDefault();
    removeFromList(line, "box");
  }
}

/** Removes a line, after which the focus is on the next one, or on what adds the first one. */
export function removeFromList(line: LineInDraft, at: "box" | "button"): void {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-line]")];
  const index = rows.findIndex((row) => row.dataset.line === line.line.id);
  const next = rows[index + 1] ?? rows[index - 1] ?? document.querySelector("[data-tour=document-items]");
  removeLine(line);
  const controls = [...(next?.querySelectorAll<HTMLElement>("input, textarea, button") ?? [])];
  const isLast = at === "button" && next instanceof HTMLElement && next.dataset.line !== undefined;
  controls.at(isLast ? -1 : 0)?.focus();
}

/** What was removed in each open editor, the last one first. A draft has no "..." to offer it in. */
const removals = new WeakMap<LineInDraft["dispatch"], readonly Pick<LineInDraft, "line" | "at">[]>();

/** The last line that was removed in an editor and is not there again, with its place. */
export function lastRemoved(lines: readonly DraftLine[], dispatch: LineInDraft["dispatch"]) {
  return removals.get(dispatch)?.find(({ line }) => lines.every(({ id }) => id !== line.id));
}

/** Puts a line back where it was, and the focus on it. Lines that became fixed in the meantime take no more. */
export function putBack(removed: Pick<LineInDraft, "line" | "at">, dispatch: LineInDraft["dispatch"]): void {
  dispatch({ type: "addLine", ...removed });
  requestAnimationFrame(() =>
    document
      .querySelector(`[data-line="${removed.line.id}"]`)
      ?.querySelector<HTMLElement>("input, textarea, button")
      ?.focus(),
  );
}

/** Removes a line, and offers to put it back: in a notice, and below the lines for as long as the editor is open. */
export function removeLine({ line, at, dispatch }: LineInDraft): void {
  removals.set(dispatch, [{ line, at }, ...(removals.get(dispatch) ?? [])]);
  dispatch({ type: "removeLine", id: line.id });
  toastOfLines({
    message: `${isolated(shortName(line))} removed`,
    action: { label: "Undo", onSelect: () => putBack({ line, at }, dispatch) },
  });
}
