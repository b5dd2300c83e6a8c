import { useRef } from "react";
import { Plus } from "#web/icons/plus.ts";
import { sayUnreachable } from "#web/overlays/say-unreachable.ts";
import { onReach, useLoadedWhenIdle, usePart } from "#web/overlays/use-part.ts";
import type { AddItemsProps } from "#web/quoting/add-items.tsx";
import { fieldIds } from "#web/quoting/field-ids.ts";
import { Button } from "#web/ui/button.tsx";

interface AddItemsButtonProps extends AddItemsProps {
  /** "Add Items to Quote" */
  title: string;
  /** The number of items that the document has. */
  count: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const loadSheet = () => import("#web/quoting/add-items-sheet.tsx");

/** Where items are added on a phone: a button under the lines, which opens a sheet. */
export function AddItemsButton({ count, isOpen: isWanted, onOpenChange, ...adding }: AddItemsButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const sheet = usePart(loadSheet, isWanted, () => {
    onOpenChange(false);
    sayUnreachable();
  });
  useLoadedWhenIdle(loadSheet);
  const isOpen = isWanted && sheet !== null;
  const { error } = adding;
  return (
    <div data-tour="document-items" className="flex flex-col gap-2">
      <Button
        ref={button}
        variant="secondary"
        full
        {...(!isOpen && { id: fieldIds.items })}
        {...(error && { "aria-describedby": "add-items-error" })}
        {...onReach(loadSheet)}
        onClick={() => onOpenChange(true)}
      >
        <Plus aria-hidden />
        Add items
      </Button>
      {isBegun(adding.entry) && !isOpen && (
        <p className="text-ink-soft text-sm">One item is begun and not added yet.</p>
      )}
      {error && (
        <p id="add-items-error" className="text-danger text-sm">
          {error}
        </p>
      )}
      {isOpen && (
        <sheet.AddItemsSheet
          {...adding}
          count={count === 0 ? "No items yet" : count === 1 ? "1 item" : `${count} items`}
          finalFocus={() => button.current}
          onClose={() => onOpenChange(false)}
        />
      )}
    </div>
  );
}

function isBegun(entry: AddItemsProps["entry"]): boolean {
  return entry !== null && [entry.item, entry.name, entry.cost, entry.text].some(Boolean);
}
