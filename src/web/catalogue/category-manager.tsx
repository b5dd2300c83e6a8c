import { type FormEvent, useId, useRef, useState } from "react";
import type { Category } from "#domain/catalogue/catalogue.ts";
import { textLimits } from "#domain/records/word-table.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { newId as makeId } from "#web/base/new-id.ts";
import { sayTaken, useNameIsTaken, useSaveCategory } from "#web/catalogue/catalogue-queries.ts";
import { countByCategory } from "#web/catalogue/catalogue-rows.ts";
import { CategoryRow } from "#web/catalogue/category-row.tsx";
import type { Catalogue } from "#web/catalogue/use-catalogue.ts";
import { Plus } from "#web/icons/plus.ts";
import { Dialog } from "#web/overlays/dialog.tsx";
import { toast } from "#web/overlays/toast-store.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { TextInput } from "#web/ui/text-input.tsx";
import { categoryLabels } from "#words/labels/catalogue-labels.ts";

interface CategoryManagerProps<T> {
  catalogue: Catalogue<T>;
  onClose: () => void;
}

/** Adds, renames and deletes the categories of materials or of labour items. */
export function CategoryManager<T>({ catalogue, onClose }: CategoryManagerProps<T>) {
  const { owner, categories, rows } = catalogue;
  const [editing, setEditing] = useState<Category["id"] | null>(null);
  const firstField = useRef<HTMLInputElement>(null);
  const counts = countByCategory(rows);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={messages().catalogue.manageCategories}
      initialFocus={firstField}
      keepOnOutsidePress
      footer={
        <Button variant="secondary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <NewCategory owner={owner} inputRef={firstField} />
      {categories.length === 0 ? (
        <p className="py-4 text-center text-ink-soft">There are no categories yet.</p>
      ) : (
        <ul aria-label="Categories" className="divide-y divide-line rounded-lg border border-line">
          {categories.map((category) => (
            <CategoryRow
              key={category.id}
              owner={owner}
              category={category}
              count={counts.get(category.id) ?? 0}
              mode={editing === null ? "resting" : editing === category.id ? "editing" : "waiting"}
              onEditing={(on) => setEditing(on ? category.id : null)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

interface NewCategoryProps {
  owner: Catalogue<unknown>["owner"];
  inputRef: React.RefObject<HTMLInputElement | null>;
}

/** The box for a new category; it is emptied for the next one only when the name has been saved. */
function NewCategory({ owner, inputRef }: NewCategoryProps) {
  const fieldId = useId();
  const [name, setName] = useState("");
  const [newId, setNewId] = useState(() => makeId());
  const save = useSaveCategory(owner);
  const isTaken = useNameIsTaken(owner);
  const words = messages()[owner];
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "" || save.isPending) return;
    if (isTaken(name, null)) return sayTaken();
    try {
      await save.mutateAsync({ id: newId, fields: { name: name.trim() } });
      setName("");
      setNewId(makeId());
      toast({ title: messages().notice.success, message: words.created });
      inputRef.current?.focus();
    } catch (error) {
      toast({
        title: messages().notice.error,
        message: messageOfError(error, words.notCreated),
        variant: "destructive",
      });
    }
  };
  return (
    <form noValidate onSubmit={send} className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <Field label={categoryLabels.added} id={fieldId}>
          <TextInput
            ref={inputRef}
            autoComplete="off"
            autoCapitalize="words"
            enterKeyHint="done"
            maxLength={textLimits.line}
            value={name}
            onValueChange={setName}
          />
        </Field>
      </div>
      <Button type="submit" disabled={name.trim() === ""} loading={save.isPending}>
        <Plus aria-hidden /> Add
      </Button>
    </form>
  );
}
