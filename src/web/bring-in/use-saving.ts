import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CallError, isRefusal } from "#web/base/call-error.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import type { AnyPlan, ImportPlan } from "#web/bring-in/import-plan.ts";
import { beginImport, goOn, type ImportJob, type ImportWork } from "#web/bring-in/save-import.ts";
import { invalidateImported, type Undone } from "#web/bring-in/take-back-import.ts";
import type { ChosenFile } from "#web/bring-in/use-bring-in.ts";
import type { ImportableKind } from "#web/records/listed-nouns.ts";
import { bringInScreen } from "#words/en-gb/bring-in-screen.ts";

/** How far the saving is. */
export type ImportSaving =
  | { state: "idle" }
  | { state: "running"; done: number; total: number; isSealing: boolean }
  | { state: "stopped"; done: number; total: number; why: string; canGoOn: boolean; isAnswered: boolean }
  | { state: "undone"; undone: Undone }
  /** It was undone in another tab, which closes it. */
  | { state: "closed" };

const idle: ImportSaving = { state: "idle" };

/** Saves what was checked in as many calls as it takes, and goes on where it was after a failure. */
export function useSaving(onSaved: () => void) {
  const client = useQueryClient();
  const [saving, setSaving] = useState<ImportSaving>(idle);
  const [work, setWork] = useState<{ begun: ImportWork; kinds: readonly ImportableKind[] } | null>(null);

  async function run(present: ImportWork, kinds: readonly ImportableKind[]) {
    const show = () => {
      const { saved, sealed, total } = present;
      const done = saved + sealed;
      setSaving({ state: "running", done, total, isSealing: done < total });
    };
    try {
      show();
      await goOn(present, show);
      onSaved();
    } catch (error) {
      if (isRefusal(error, "IMPORT_UNDONE")) return setSaving({ state: "closed" });
      const { saved, total } = present;
      const canGoOn = !isRefusal(error, "VERSION_CONFLICT") && !isRefusal(error, "TOO_LARGE");
      // Without an answer the call may be saved all the same, so that nothing else may be sent in its place.
      const isAnswered = error instanceof CallError && error.status !== 0 && error.status < 500;
      setSaving({ state: "stopped", done: saved, total, why: whyStopped(error), canGoOn, isAnswered });
    } finally {
      for (const kind of kinds) invalidateImported(client, kind);
    }
  }

  function begin<K extends ImportableKind>(
    { kind, categories }: ImportPlan<K>,
    rows: ImportJob<K>["rows"],
    { importId, work: begun }: { importId: ChosenFile["importId"]; work: ImportWork },
  ) {
    const used = new Set(rows.map(({ record }) => ("categoryId" in record ? record.categoryId : null)));
    const needed = categories.filter(({ id }) => used.has(id));
    const onSealed = (sealed: number) => {
      const done = begun.saved + sealed;
      setSaving({ state: "running", done, total: begun.total, isSealing: done < begun.total });
    };
    beginImport({ kind, rows, categories: needed, importId }, onSealed, begun);
  }

  function beginPlan(
    plan: AnyPlan,
    isTaken: (row: { key: string }) => boolean,
    to: Parameters<typeof begin>[2],
  ) {
    if (plan.kind === "customer") begin(plan, plan.rows.filter(isTaken), to);
    else if (plan.kind === "material") begin(plan, plan.rows.filter(isTaken), to);
    else begin(plan, plan.rows.filter(isTaken), to);
  }

  return {
    saving,
    /** Saves the rows of the plans that `isTaken` says yes to, all as one import. */
    start: (
      plans: readonly AnyPlan[],
      isTaken: (row: { key: string }) => boolean,
      importId: ChosenFile["importId"],
    ) => {
      const begun: ImportWork = { total: 0, saved: 0, sealed: 0, calls: [] };
      for (const plan of plans) beginPlan(plan, isTaken, { importId, work: begun });
      const kinds = plans.map(({ kind }) => kind);
      setWork({ begun, kinds });
      void run(begun, kinds);
    },
    goOn: () => work && void run(work.begun, work.kinds),
    /** What is on its way must have arrived before it is undone, or it would be saved after the undo. */
    settle: async () => void (await work?.begun.calls[0]?.settle()),
    undone: (undone: Undone) => setSaving({ state: "undone", undone }),
    reset: () => setSaving(idle),
  };
}

function whyStopped(error: unknown): string {
  const { save } = bringInScreen;
  if (isRefusal(error, "VERSION_CONFLICT")) return save.changedMeanwhile;
  return isRefusal(error, "TOO_LARGE") ? save.tooMuch : messageOfError(error, save.failed);
}
