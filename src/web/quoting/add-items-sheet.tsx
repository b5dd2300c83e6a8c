import { PhoneSheet } from "#web/overlays/phone-sheet.tsx";
import { AddItems, type AddItemsProps } from "#web/quoting/add-items.tsx";
import { Button } from "#web/ui/button.tsx";

interface AddItemsSheetProps extends AddItemsProps {
  /** "Add Items to Quote" */
  title: string;
  /** "3 items" */
  count: string;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

/** Adds one item after the other to a document on a phone, until it is closed. */
export function AddItemsSheet({ title, count, onClose, finalFocus, ...adding }: AddItemsSheetProps) {
  return (
    <PhoneSheet
      title={title}
      description={count}
      onClose={onClose}
      finalFocus={finalFocus}
      footer={
        <Button variant="secondary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <AddItems {...adding} isFocused />
    </PhoneSheet>
  );
}
