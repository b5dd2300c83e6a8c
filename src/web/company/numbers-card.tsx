import { useState } from "react";
import { NextNumberFields } from "#web/company/next-number-fields.tsx";
import { useNextNumberForm, useNextNumbers } from "#web/company/next-numbers.ts";
import { FormDialog } from "#web/overlays/form-dialog.tsx";
import { toast } from "#web/overlays/toast-store.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

/** What the next quote and invoice will be numbered, set by an act of its own (decision M19). */
export function NumbersCard() {
  const { data } = useNextNumbers();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Card
        title="Numbers"
        description={data && `The next quote is ${data.quote}, the next invoice ${data.invoice}.`}
        actions={
          <Button variant="secondary" size="small" disabled={!data} onClick={() => setOpen(true)}>
            Change next numbers
          </Button>
        }
      />
      {isOpen && <NumbersDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function NumbersDialog({ onClose }: { onClose: () => void }) {
  const form = useNextNumberForm(() => {
    toast({ title: "Next numbers set" });
    onClose();
  });
  return (
    <FormDialog
      title="Next numbers"
      description="Go on where your last program stopped. Every number is given once, so the next one is above all before it."
      submitLabel="Set numbers"
      onSubmit={() => void form.save()}
      saving={form.isSaving}
      dirty={form.isChanged}
      failure={null}
      conflict={null}
      onClose={onClose}
    >
      <NextNumberFields form={form} />
    </FormDialog>
  );
}
