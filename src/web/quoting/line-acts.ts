import type { Dispatch, KeyboardEvent } from "react";
import type { DraftAction } from "#web/drafts/document-draft.ts";
import type { DraftLine } from "#web/drafts/draft-lines.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { shortName } from "#web/quoting/line-name.ts";

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

/** Alt with an arrow key moves a line from wherever the cursor is in it. */
export function moveByKey(line: Omit<LineInDraft, "at">, event: KeyboardEvent): void {
  const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : null;
  if (by === null || !event.altKey) return;
  event.preventDefault();
  moveLine(line, by);
}

/** Removes a line, and offers to put it back. */
export function removeLine({ line, at, dispatch }: LineInDraft): void {
  dispatch({ type: "removeLine", id: line.id });
  const undo = () => dispatch({ type: "addLine", line, at });
  toast({ message: `${shortName(line)} removed`, action: { label: "Undo", onSelect: undo } });
}
