import { type DocumentDraft, isFixed } from "#web/drafts/document-draft.ts";
import { AddItemsButton, type AddItemsButtonProps } from "#web/quoting/add-items-button.tsx";
import { StartingFigures, type StartingFiguresProps } from "#web/quoting/starting-figures.tsx";

interface PhoneBarProps extends Omit<AddItemsButtonProps, "draft">, Omit<StartingFiguresProps, "draft"> {
  draft: DocumentDraft;
}

/** What stands above the total of a document in the bar of a phone: what adds items, and whose figures the total has. */
export function PhoneBar({ supplier, onOwnFigures, draft, ...adding }: PhoneBarProps) {
  return (
    <>
      {!isFixed(draft) && <AddItemsButton {...adding} draft={draft} />}
      <StartingFigures {...{ draft, supplier, onOwnFigures }} />
    </>
  );
}
