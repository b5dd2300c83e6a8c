import { useRef } from "react";
import { counted } from "#domain/money/counted.ts";
import type { DocumentDraft } from "#web/drafts/document-draft.ts";
import { Plus } from "#web/icons/plus.ts";
import { sayUnreachable } from "#web/overlays/say-unreachable.ts";
import { onReach, useLoadedWhenIdle, usePart } from "#web/overlays/use-part.ts";
import { begun } from "#web/quoting/begun-entry.ts";
import { fieldIds } from "#web/quoting/field-ids.ts";
import { sectionTitles } from "#web/quoting/section-titles.ts";
import type { AddingProps } from "#web/quoting/use-item-entry.ts";
import { Button } from "#web/ui/button.tsx";

export interface AddItemsButtonProps extends AddingProps {
  draft: Pick<DocumentDraft, "kind" | "lines">;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const loadSheet = () => import("#web/quoting/add-items-sheet.tsx");

/** Where items are added on a phone: a button in the bar at the foot, which opens a sheet. */
export function AddItemsButton({ draft, isOpen: isWanted, onOpenChange, ...adding }: AddItemsButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const sheet = usePart(loadSheet, isWanted, () => {
    onOpenChange(false);
    sayUnreachable();
  });
  useLoadedWhenIdle(loadSheet);
  const isOpen = isWanted && sheet !== null;
  const { error } = adding;
  return (
    <div data-tour="document-items" className="mb-2 flex flex-col gap-2">
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
      {!isOpen && <p className="text-ink-soft text-sm empty:hidden">{begun(adding.entry)}</p>}
      {error && (
        <p id="add-items-error" className="text-danger text-sm">
          {error}
        </p>
      )}
      {isOpen && (
        <sheet.AddItemsSheet
          {...adding}
          title={sectionTitles[draft.kind].add}
          count={draft.lines.length === 0 ? "No items yet" : counted(draft.lines.length, "item")}
          finalFocus={() => button.current}
          onClose={() => onOpenChange(false)}
        />
      )}
    </div>
  );
}
