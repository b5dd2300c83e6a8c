import { messages } from "#web/base/messages.ts";
import type { EntryType } from "#web/quoting/item-entry.ts";
import { Segmented } from "#web/ui/segmented.tsx";

interface ItemTypeProps {
  value: EntryType;
  onValueChange: (type: EntryType) => void;
  isTight?: boolean;
}

/** What is added next: something of the price list, or what is typed by hand. */
export function EntryTypeChoice(props: ItemTypeProps) {
  const segments = [
    { value: "any", label: "All" },
    { value: "material", label: "Material" },
    { value: "labour", label: messages().labour.title },
    { value: "custom", label: "Custom" },
    { value: "description", label: "Description" },
  ] as const;
  return <Segmented label="Item type" segments={segments} {...props} />;
}
