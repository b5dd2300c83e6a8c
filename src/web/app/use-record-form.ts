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
import type { Id } from "#domain/account/id.ts";
import { CallError, isRefusal, wordsOf } from "#web/app/call-error.ts";
import { messages } from "#web/app/messages.ts";
import { newId as makeId } from "#web/app/new-id.ts";
import type { RecordFields } from "#web/app/record-gateway.ts";
import type { RecordSave } from "#web/app/record-queries.ts";
import { toast } from "#web/ui/toast-store.ts";

interface StoredRecord {
  id: Id;
  version: number;
}

/** What a save is answered with, verbatim (specification 2 §8). */
export interface SaveWords {
  created: string;
  updated: string;
  notCreated: string;
  notUpdated: string;
  /** Whether the notice of a failure shows the server's words, where it sent some, instead of these. */
  prefersServerWords: boolean;
}

/** What a form that makes or changes one record is made of. */
export interface RecordFormSetup<T extends StoredRecord, Draft extends FieldValues> {
  /** The record to change as the list has it now, also after others changed it; null for a new one. */
  record: T | null;
  /** Reads the boxes of the form; its outcome is the record's fields. */
  schema: ZodMiniType<RecordFields<T>, Draft>;
  draftOf: (record: T | null) => Draft;
  save: { mutateAsync: (save: RecordSave<T>) => Promise<unknown>; isPending: boolean };
  words: SaveWords;
  onSaved: () => void;
}

/** Why a save failed: the words of the occasion, and what the server or the vault says of it. */
export interface SaveFailure {
  title: string;
  detail: string;
  error: unknown;
}

/** A form of one record. */
export interface RecordForm<Draft extends FieldValues, Fields> {
  form: UseFormReturn<Draft, unknown, Fields>;
  submit: () => Promise<void>;
  saving: boolean;
  failure: SaveFailure | null;
  /** Ways on after somebody else changed the record meanwhile; null otherwise. */
  conflict: { loadLatest: () => void; saveAnyway: () => void } | null;
}

/**
 * A form that saves one record. A new record keeps one id through every try (decision W1); a change names the
 * version it was made from, and where that is no longer current the person chooses what becomes of it (decision W3).
 */
export function useRecordForm<T extends StoredRecord, Draft extends FieldValues>(
  setup: RecordFormSetup<T, Draft>,
): RecordForm<Draft, RecordFields<T>> {
  const { record, schema, draftOf, save, words } = setup;
  const [newId] = useState(() => makeId());
  const [base, setBase] = useState(record);
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm<Draft, unknown, RecordFields<T>>({
    resolver: zodResolver(schema),
    defaultValues: draftOf(record) as DefaultValues<Draft>,
  });
  const title = base ? words.notUpdated : words.notCreated;

  async function send(fields: RecordFields<T>, from: T | null) {
    setFailure(null);
    try {
      await save.mutateAsync(from ? { id: from.id, version: from.version, fields } : { id: newId, fields });
      toast({ title: messages().notice.success, message: from ? words.updated : words.created });
      setup.onSaved();
    } catch (error) {
      setFailure(error);
      markFields(form, error);
      const message = words.prefersServerWords ? wordsOf(error, title) : title;
      toast({ title: messages().notice.error, message, variant: "destructive" });
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
    failure: failure === null ? null : { title, detail: wordsOf(failure, ""), error: failure },
    conflict: conflict || null,
  };
}

/** Puts the server's words on the fields they are about. */
function markFields<Draft extends FieldValues, Fields>(
  form: UseFormReturn<Draft, unknown, Fields>,
  error: unknown,
): void {
  const refused = error instanceof CallError ? (error.refusal?.fields ?? []) : [];
  for (const { path, message } of refused.filter((each) => each.path in form.getValues())) {
    form.setError(path as Path<Draft>, { message });
  }
}
