import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Id } from "#domain/ids/id.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { newId } from "#web/base/new-id.ts";
import { vaultMessage } from "#web/base/vault-message.ts";
import { asTheFileSays, type Choices } from "#web/bring-in/choices.ts";
import { type FileReader, NotRead, startReader } from "#web/bring-in/file-reader.ts";
import { headingsKey, type ImportMemory } from "#web/bring-in/import-memory.ts";
import type { IdFor } from "#web/bring-in/import-plan.ts";
import { keepMemory, readMemory } from "#web/bring-in/kept-memory.ts";
import type { LeftOut } from "#web/bring-in/left-out.ts";
import { type PresentList, readPresent } from "#web/bring-in/present-records.ts";
import type { FileKind, OpenedKind, ReadFile } from "#web/bring-in/reading-messages.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { vaultAccess, whyClosed } from "#web/vault/vault-session.ts";
import { bringInScreen } from "#words/en-gb/bring-in-screen.ts";

/** A file that was opened, and what the person says of it. */
export interface ChosenFile {
  name: string;
  opened: OpenedKind;
  choices: Choices;
  /** What it has in common with later files of the same program; null for one without headings. */
  headings: string | null;
  /** Whose list it is, as the person says; empty when they did not. */
  supplier: string;
  /** Whether it is read as the last file with these headings was. */
  isRemembered: boolean;
  /** Whether the next numbers were asked for already (decision M19). */
  numbersAsked: boolean;
  /** An id by key; a new file has new ones. */
  idFor: IdFor;
  importId: Id<"Import">;
}

/** What a file would bring, beside the list that it goes into. */
export interface FoundInFile {
  /** What the person had said of the file when it was read. */
  by: Choices;
  read: ReadFile;
  list: PresentList;
  /** The list of labour, for a file that has services among its goods. */
  labour: PresentList | null;
}

export type BringInStep =
  | { step: "choose"; problem: string | null }
  | { step: "reading" }
  /** `found` is null while nobody has said what the columns are. */
  | { step: "check"; file: ChosenFile; found: FoundInFile | null };

const choosing: BringInStep = { step: "choose", problem: null };

function nothingChosen(problem: string): BringInStep {
  return { step: "choose", problem };
}

/** Opens files in the worker, and compares them with the lists as often as a person says something else of them. */
export function useBringIn() {
  const client = useQueryClient();
  const language = useLanguage();
  const reader = useRef<FileReader | null>(null);
  const latest = useRef(0);
  const [state, setState] = useState<BringInStep>(choosing);
  useEffect(() => () => reader.current?.stop(), []);

  function ask(): FileReader["ask"] {
    reader.current ??= startReader(() => {
      reader.current = null;
    });
    return reader.current.ask;
  }

  function stopReader(): void {
    reader.current?.stop();
    reader.current = null;
  }

  /** Only the last of several readings counts. */
  async function attempt(work: () => Promise<BringInStep>, onFailed: (problem: string) => BringInStep) {
    latest.current += 1;
    const own = latest.current;
    const next = await work().catch((error) => onFailed(problemOf(error)));
    if (own === latest.current) setState(next);
  }

  /** What is ticked so far must not be lost because the list could not be read again. */
  function asBefore(before: BringInStep): (problem: string) => BringInStep {
    return (message) => {
      toast({ title: bringInScreen.choose.failed, message, variant: "destructive" });
      return before;
    };
  }

  async function compared(file: ChosenFile): Promise<BringInStep> {
    const { choices, opened } = file;
    const kind: FileKind | null = choices.columns?.kind ?? opened.kind;
    if (kind === null) return { step: "check", file, found: null };
    const list = await readPresent(client, kind, language);
    const read = await ask()({ ask: "compare", present: list.present, choices });
    const hasServices = read.kind === "materials" && read.services.length > 0;
    const labour = hasServices ? await readPresent(client, "labour", language) : null;
    return { step: "check", file, found: { by: choices, read, list, labour } };
  }

  return {
    state,
    open: (name: string, bytesOf: () => Promise<Uint8Array>) => {
      setState({ step: "reading" });
      return attempt(async () => {
        if (vaultAccess() === "locked") throw new NotRead(vaultMessage(whyClosed()));
        const opened = await ask()({ ask: "open", bytes: await bytesOf() });
        const memory = await memoryOf(client);
        const headings = headingsKey(opened);
        const known = memory.files.find((file) => file.headings === headings);
        const own = { name, headings, idFor: idsByKey(), importId: newId() };
        const file = { ...own, opened, numbersAsked: memory.numbersAsked };
        if (!known) return compared({ ...file, supplier: "", isRemembered: false, choices: asTheFileSays });
        const { columns, answers, supplier } = known;
        const choices = { columns, answers };
        const as = columns ? await ask()({ ask: "columns", choices, as: null }) : opened;
        return compared({ ...file, supplier, isRemembered: true, choices, opened: as });
      }, nothingChosen);
    },
    /** Says something else of the file. */
    choose: (file: ChosenFile, choices: Choices) => {
      // The answer is seen at once, what follows from it as soon as the file is read again.
      setState((now) => (now.step === "check" ? { ...now, file: { ...file, choices } } : now));
      return attempt(async () => {
        const opened = await ask()({ ask: "columns", choices, as: null });
        return compared({ ...file, choices, opened });
      }, asBefore(state));
    },
    /** What the columns would be in a file of another kind. */
    columnsAs: (file: ChosenFile, as: FileKind) =>
      ask()({ ask: "columns", choices: { ...file.choices, columns: null }, as }),
    /** Says whose list it is. */
    name: (supplier: string) =>
      setState((now) => (now.step === "check" ? { ...now, file: { ...now.file, supplier } } : now)),
    /** Keeps what was said of a file that is saved. That it is not kept is no reason to stop anybody. */
    remember: ({ headings, supplier, choices }: ChosenFile) =>
      keepMemory(client, headings === null ? null : { headings, supplier, ...choices }).catch(
        () => undefined,
      ),
    rowsLeftOut: (leftOut: readonly LeftOut[]) => ask()({ ask: "left out", leftOut }),
    startOver: () => {
      latest.current += 1;
      // A long file would be in the way of the next one.
      if (state.step === "reading") stopReader();
      setState(choosing);
    },
  };
}

export type BringIn = ReturnType<typeof useBringIn>;

/** What was said of earlier files; when that cannot be read, nothing is taken from it and nothing asked for it. */
async function memoryOf(client: QueryClient): Promise<ImportMemory> {
  return readMemory(client).catch(() => ({ numbersAsked: true, files: [], handOver: {} }));
}

function problemOf(error: unknown): string {
  if (error instanceof NotRead && error.message !== "") return error.message;
  return messageOfError(error, bringInScreen.choose.notRead);
}

function idsByKey(): IdFor {
  const ids = new Map<string, Id<never>>();
  return (key) => {
    const id = ids.get(key) ?? newId();
    ids.set(key, id);
    return id;
  };
}
