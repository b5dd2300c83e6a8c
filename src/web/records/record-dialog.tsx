import type { ReactNode } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useLast } from "#web/base/use-last.ts";
import { FormDialog } from "#web/overlays/form-dialog.tsx";
import { recordHref } from "#web/records/list-paths.ts";
import { useSaveRecord } from "#web/records/record-changes.ts";
import type { RecordFields, RecordResource, Stored } from "#web/records/resources.ts";
import { type RecordFormSetup, type SaveMessages, useRecordForm } from "#web/records/use-record-form.ts";
import type { ListTexts } from "#words/en-gb/list-texts.ts";

interface RecordDialogProps<T extends Stored, Draft extends FieldValues>
  extends Pick<RecordFormSetup<T, Draft>, "record" | "schema" | "draftOf"> {
  resource: RecordResource<T>;
  titles: ListTexts["dialog"];
  said: SaveMessages;
  onClose: () => void;
  /** The boxes. @param record the one that is edited, or null for a new one */
  children: (form: UseFormReturn<Draft, unknown, RecordFields<T>>, record: T | null) => ReactNode;
}

/** Adds or edits a simple record. */
export function RecordDialog<T extends Stored, Draft extends FieldValues>({
  record: present,
  resource,
  titles,
  said,
  onClose,
  children,
  ...own
}: RecordDialogProps<T, Draft>) {
  const record = useLast(present);
  const { form, submit, ...state } = useRecordForm<T, Draft>({
    ...own,
    record,
    hrefOf: (id) => recordHref(resource.kind, id),
    save: useSaveRecord(resource),
    said,
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={record ? titles.edit : titles.add}
      submitLabel={record ? titles.update : titles.create}
      onSubmit={submit}
      dirty={form.formState.isDirty}
      onClose={onClose}
      {...state}
    >
      {children(form, record)}
    </FormDialog>
  );
}
