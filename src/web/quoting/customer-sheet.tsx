import { useEffect } from "react";
import { Dialog } from "#web/overlays/dialog.tsx";
import { CustomerFields, type CustomerFieldsProps } from "#web/quoting/customer-fields.tsx";
import { Button } from "#web/ui/button.tsx";

interface CustomerSheetProps extends CustomerFieldsProps {
  /** The field that gets the focus, "" for the first. */
  fieldId: string;
  onClose: () => void;
}

/** The customer of a document on a phone. What is typed counts at once; picking another one closes the sheet. */
export function CustomerSheet({ fieldId, onClose, ...fields }: CustomerSheetProps) {
  useEffect(() => {
    if (fieldId !== "") requestAnimationFrame(() => document.getElementById(fieldId)?.focus());
  }, [fieldId]);
  return (
    <Dialog open onOpenChange={onClose} title="Customer" footer={<Button onClick={onClose}>Done</Button>}>
      <CustomerFields {...fields} onPicked={onClose} />
    </Dialog>
  );
}
