import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { counted } from "#domain/money/counted.ts";
import { textLimits } from "#domain/records/word-table.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import {
  type CategoryOf,
  type CategoryOwner,
  sayTaken,
  useNameIsTaken,
  useSaveCategory,
  useTakeCategory,
} from "#web/catalogue/catalogue-queries.ts";
import { Check } from "#web/icons/check.ts";
import { Pencil } from "#web/icons/pencil.ts";
import { Trash } from "#web/icons/trash.ts";
import { X } from "#web/icons/x.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { useUndoableRemove } from "#web/records/use-undoable-remove.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { categoryLabels } from "#words/labels/catalogue-labels.ts";
import { isolated } from "#words/paper/isolated.ts";

interface CategoryRowProps {
  owner: CategoryOwner;
  category: CategoryOf<CategoryOwner>;
  /** The number of items in the category. */
  count: number;
  /** While one row is being edited, the buttons of the others are disabled. */
  mode: "resting" | "editing" | "waiting";
  onEditing: (on: boolean) => void;
}

/** One category with its name and number of items; while it is edited, a box is shown in place of them. */
export function CategoryRow(props: CategoryRowProps) {
  const { category, count, mode, onEditing } = props;
  const remove = useDeleteCategory(props);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  // The box that had the focus is removed after editing, so the button that opened it gets the focus back.
  useEffect(() => {
    if (wasEditing.current && mode === "resting") editButton.current?.focus();
    wasEditing.current = mode === "editing";
  }, [mode]);
  if (mode === "editing") return <RenameRow {...props} />;
  return (
    <li className="flex min-h-13 items-center gap-2 py-1 pr-1.5 pl-3">
      <span className="min-w-0 flex-1">
        {category.name} <span className="text-ink-soft text-sm">({counted(count, "item")})</span>
      </span>
      <IconButton
        ref={editButton}
        size="small"
        aria-label={`Rename ${category.name}`}
        disabled={mode === "waiting"}
        onClick={() => onEditing(true)}
      >
        <Pencil aria-hidden />
      </IconButton>
      <IconButton
        size="small"
        aria-label={`Delete ${category.name}`}
        disabled={mode === "waiting"}
        onClick={() => void remove(category)}
      >
        <Trash aria-hidden />
      </IconButton>
    </li>
  );
}

/** The box for renaming: Enter saves, Escape cancels; a blank name is not saved. */
function RenameRow({ owner, category, onEditing }: CategoryRowProps) {
  const [name, setName] = useState(category.name);
  const save = useSaveCategory(owner);
  const isTaken = useNameIsTaken(owner);
  const words = messages()[owner];
  const blank = name.trim() === "";
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (blank || save.isPending) return;
    if (name.trim() === category.name) return onEditing(false);
    if (isTaken(name, category.id)) return sayTaken();
    try {
      const { id, version } = category;
      await save.mutateAsync({ id, version, fields: { name: name.trim() } });
      onEditing(false);
      toast({ title: messages().notice.success, message: words.updated });
    } catch (error) {
      toast({
        title: messages().notice.error,
        message: messageOfError(error, words.notUpdated),
        variant: "destructive",
      });
    }
  };
  const cancel = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // Otherwise Escape would close the dialog around it as well.
    event.stopPropagation();
    event.preventDefault();
    onEditing(false);
  };
  return (
    <li>
      <form noValidate onSubmit={send} className="flex min-h-13 items-center gap-1 py-1 pr-1.5 pl-1">
        <TextInput
          autoFocus
          aria-label={categoryLabels.name}
          autoComplete="off"
          enterKeyHint="done"
          maxLength={textLimits.line}
          value={name}
          onValueChange={setName}
          onFocus={(event) => event.target.select()}
          onKeyDown={cancel}
        />
        <IconButton type="submit" size="small" aria-label="Save name" disabled={blank || save.isPending}>
          <Check aria-hidden />
        </IconButton>
        <IconButton size="small" aria-label="Cancel renaming" onClick={() => onEditing(false)}>
          <X aria-hidden />
        </IconButton>
      </form>
    </li>
  );
}

function useDeleteCategory({ owner, category }: CategoryRowProps) {
  const said = messages()[owner];
  return useUndoableRemove<typeof category>({
    question: ({ name }) => ({
      title: said.question(isolated(name)),
      confirmLabel: "Delete Category",
      destructive: true,
    }),
    take: useTakeCategory(owner),
    said,
  });
}
