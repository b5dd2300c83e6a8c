import { Dialog } from "#web/overlays/dialog.tsx";
import { AddItems, type AddItemsProps } from "#web/quoting/add-items.tsx";
import { Button } from "#web/ui/button.tsx";

interface AddItemsSheetProps extends AddItemsProps {
  /** "Add Items to Quote" */
  title: string;
  /** "3 items" */
  count: string;
  onClose: () => void;
}

/** Adds one item after the other to a document on a phone, until it is closed. */
export function AddItemsSheet({ title, count, onClose, ...adding }: AddItemsSheetProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={count}
      keepOnOutsidePress
      footer={
        <Button variant="secondary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <AddItems {...adding} isFocused />
    </Dialog>
  );
}
