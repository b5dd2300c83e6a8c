import { Plus } from "#web/icons/plus.ts";
import { onReach, useLoadedWhenIdle, useOpening } from "#web/overlays/use-part.ts";
import type { AddItemsProps } from "#web/quoting/add-items.tsx";
import { fieldIds } from "#web/quoting/field-ids.ts";
import type { RestPart } from "#web/quoting/load-editor-rest.ts";
import { OfRest } from "#web/quoting/of-rest.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

interface AddingProps extends AddItemsProps {
  /** "Add Items to Quote" */
  title: string;
}

/** Where items are added from 768 px on: a card above the lines. */
export function AddItemsCard({ title, editorRest, ...adding }: AddingProps & { editorRest: RestPart }) {
  return (
    <Card title={title}>
      <OfRest editorRest={editorRest} height="h-32">
        {({ AddItems }) => AddItems && <AddItems {...adding} />}
      </OfRest>
    </Card>
  );
}

const loadSheet = () => import("#web/quoting/add-items-sheet.tsx");

/** Where items are added on a phone: a button under the lines, which opens a sheet. */
export function AddItemsButton({ count, ...adding }: AddingProps & { count: number }) {
  const sheet = useOpening(loadSheet);
  useLoadedWhenIdle(loadSheet);
  const { error } = adding;
  return (
    <div data-tour="document-items" className="flex flex-col gap-2">
      <Button
        variant="secondary"
        full
        {...(!sheet.isOpen && { id: fieldIds.items })}
        {...(error && { "aria-describedby": "add-items-error" })}
        {...onReach(loadSheet)}
        onClick={() => sheet.setOpen(true)}
      >
        <Plus aria-hidden />
        Add items
      </Button>
      {isBegun(adding.entry) && !sheet.isOpen && (
        <p className="text-ink-soft text-sm">One item is begun and not added yet.</p>
      )}
      {error && (
        <p id="add-items-error" className="text-danger text-sm">
          {error}
        </p>
      )}
      {sheet.isOpen && sheet.part && (
        <sheet.part.AddItemsSheet
          {...adding}
          count={count === 0 ? "No items yet" : count === 1 ? "1 item" : `${count} items`}
          onClose={() => sheet.setOpen(false)}
        />
      )}
    </div>
  );
}

function isBegun(entry: AddItemsProps["entry"]): boolean {
  return entry !== null && [entry.item, entry.name, entry.cost, entry.text].some(Boolean);
}
