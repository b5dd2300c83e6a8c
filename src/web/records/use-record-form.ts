import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type { ZodMiniType } from "zod/mini";
import { CallError, isRefusal } from "#web/base/call-error.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { newId as makeId } from "#web/base/new-id.ts";
import { toast } from "#web/overlays/toast-store.ts";
import type { RecordSave } from "#web/records/record-changes.ts";
import type { RecordFields, Stored } from "#web/records/resources.ts";

/** The messages after a save, verbatim. */
export interface SaveMessages {
  created: string;
  updated: string;
  notCreated: string;
  notUpdated: string;
  /** Whether the toast of a failure shows the server's message, when it sent one, instead of these. */
  prefersServerMessage: boolean;
}

/** What a form that creates or changes one record needs. */
export interface RecordFormSetup<T extends Stored, Draft extends FieldValues> {
  /** The record to change, as the list has it now, including changes by others; null for a new one. */
  record: T | null;
  /** Parses the form's boxes into the fields of the record. */
  schema: ZodMiniType<RecordFields<T>, Draft>;
  draftOf: (record: T | null) => Draft;
  /** The address of a record, changed or new, for what is said about it. */
  hrefOf: (id: string) => string;
  save: { mutateAsync: (save: RecordSave<T>) => Promise<unknown>; isPending: boolean };
  said: SaveMessages;
  onSaved: () => void;
}

/** Why a save failed: the message for the occasion, and the reason that the server or the vault gives. */
export interface SaveFailure {
  title: string;
  detail: string;
  error: unknown;
}

export interface RecordForm<Draft extends FieldValues, Fields> {
  form: UseFormReturn<Draft, unknown, Fields>;
  submit: () => Promise<void>;
  saving: boolean;
  failure: SaveFailure | null;
  /** Ways to continue when somebody else has changed the record in the meantime; null otherwise. */
  conflict: { loadLatest: () => void; saveAnyway: () => void } | null;
}

/**
 * A form that saves one record. A new record keeps one id through every retry, which makes it an idempotency key
 * (decision W1). A change names the version it was made from (optimistic locking); when that is no longer current, the
 * person chooses which version to keep.
 */
export function useRecordForm<T extends Stored, Draft extends FieldValues>(
  setup: RecordFormSetup<T, Draft>,
): RecordForm<Draft, RecordFields<T>> {
  const { record, schema, draftOf, save, said } = setup;
  const [newId] = useState(() => makeId());
  const [base, setBase] = useState(record);
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm<Draft, unknown, RecordFields<T>>({
    resolver: zodResolver(schema),
    defaultValues: draftOf(record) as DefaultValues<Draft>,
  });
  const title = base ? said.notUpdated : said.notCreated;

  async function send(fields: RecordFields<T>, from: T | null) {
    setFailure(null);
    const about = setup.hrefOf(from?.id ?? newId);
    try {
      await save.mutateAsync(from ? { id: from.id, version: from.version, fields } : { id: newId, fields });
      toast({ title: messages().notice.success, message: from ? said.updated : said.created, about });
      setup.onSaved();
    } catch (error) {
      setFailure(error);
      markFields(form, error);
      const message = said.prefersServerMessage ? messageOfError(error, title) : title;
      toast({ title: messages().notice.error, message, variant: "destructive", about });
    }
  }

  const latest = record ?? base;
  const conflict = isRefusal(failure, "VERSION_CONFLICT") && {
    loadLatest: () => {
      setBase(latest);
      setFailure(null);
      form.reset(draftOf(latest));
    },
    saveAnyway: () => {
      setBase(latest);
      void form.handleSubmit((fields) => send(fields, latest))();
    },
  };
  return {
    form,
    submit: form.handleSubmit((fields) => send(fields, base)),
    saving: save.isPending,
    failure: failure === null ? null : { title, detail: messageOfError(failure, ""), error: failure },
    conflict: conflict || null,
  };
}

/** Puts the server's messages on the fields they are about. */
function markFields<Draft extends FieldValues, Fields>(
  form: UseFormReturn<Draft, unknown, Fields>,
  error: unknown,
): void {
  const refused = error instanceof CallError ? (error.refusal?.fields ?? []) : [];
  for (const { path, message } of refused.filter((each) => each.path in form.getValues())) {
    form.setError(path as Path<Draft>, { message });
  }
}
