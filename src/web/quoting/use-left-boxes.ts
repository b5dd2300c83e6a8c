import { useEffect, useEffectEvent } from "react";
import { timing } from "#web/base/timing.ts";
import type { DocumentEditing } from "#web/quoting/document-editing.ts";
import { draftProblems } from "#web/quoting/draft-validation.ts";
import { fieldIds } from "#web/quoting/field-ids.ts";

/**
 * Marks the boxes for figures and dates that were left with an error, so that it is shown before an attempt to save. They
 * may be in a sheet too, so that the whole page is listened to.
 */
export function useLeftBoxes({ draft, setLeft }: Pick<DocumentEditing, "draft" | "setLeft">): void {
  const mark = useEffectEvent((fieldId: string) => {
    const isWrong = draftProblems(draft).some((problem) => problem.fieldId === fieldId);
    setLeft((before) => [...before.filter((id) => id !== fieldId), ...(isWrong ? [fieldId] : [])]);
  });
  const markEarlier = useEffectEvent(() => {
    const wrong = draftProblems(draft).filter(({ fieldId }) => isChecked(fieldId) && !hasFocus(fieldId));
    if (wrong.length > 0) setLeft(wrong.map(({ fieldId }) => fieldId));
  });
  useEffect(() => {
    // Boxes may have been left before this was loaded, or with the draft that was found.
    markEarlier();
    const leave = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const { id } = target;
      // The press that left the box may be on a button further down, which must not move under the finger.
      if (isChecked(id)) setTimeout(() => mark(id), timing.softCheck);
    };
    document.addEventListener("focusout", leave);
    return () => document.removeEventListener("focusout", leave);
  }, []);
}

function isChecked(fieldId: string): boolean {
  return checkedIds.some((checked) => fieldId.startsWith(checked));
}

function hasFocus(fieldId: string): boolean {
  return document.activeElement?.id === fieldId;
}

/** The boxes for figures and dates; of a line, what their ids begin with. */
const checkedIds = [
  ...[fieldIds.lineQuantity(""), fieldIds.linePrice("")],
  ...[fieldIds.markupPercent, fieldIds.discountPercent, fieldIds.taxPercent],
  ...[fieldIds.date, fieldIds.until],
];
