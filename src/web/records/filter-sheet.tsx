import { Dialog } from "#web/overlays/dialog.tsx";
import type { ListChoice } from "#web/records/list-choice.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Select } from "#web/ui/select.tsx";

interface FilterSheetProps {
  choices: readonly ListChoice[];
  onClose: () => void;
}

/** The filter and the sort order of a list, where there is no room for boxes and column heads. */
export function FilterSheet({ choices, onClose }: FilterSheetProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Filter and sort"
      size="small"
      footer={<Button onClick={onClose}>Show</Button>}
    >
      {choices.map(({ label, options, value, onChoose }) => (
        <Field key={label} label={label}>
          <Select options={options} value={value} onValueChange={onChoose} />
        </Field>
      ))}
    </Dialog>
  );
}
