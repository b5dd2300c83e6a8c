import { useState } from "react";
import { messages } from "#web/base/messages.ts";
import { useUnsavedWork } from "#web/base/use-unsaved-work.ts";
import type { SavedImport } from "#web/bring-in/check-step.tsx";
import type { ImportOf, Undone } from "#web/bring-in/take-back-import.ts";
import { UndoButton } from "#web/bring-in/undo-button.tsx";
import { UndoneAlert } from "#web/bring-in/undone-alert.tsx";
import { NextNumberFields } from "#web/company/next-number-fields.tsx";
import { useNextNumberForm } from "#web/company/next-numbers.ts";
import { downloadCsv } from "#web/export/download-csv.ts";
import { CircleCheck } from "#web/icons/circle-check.ts";
import { Download } from "#web/icons/download.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { countedRecords, listNames } from "#web/records/list-names.ts";
import { listPaths } from "#web/records/list-paths.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { bringInScreen } from "#words/en-gb/bring-in-screen.ts";

/** What became of a file. */
export interface DoneImport extends SavedImport {
  importId: ImportOf["id"];
  fileName: string;
  /** Whether it is the first import, after which the next numbers are asked for (decision M19). */
  asksNumbers: boolean;
  /** The rows that were left out, as in the file, each with the reason. */
  rowsLeftOut: () => Promise<string[][]>;
}

interface DoneStepProps {
  outcome: DoneImport;
  onAgain: () => void;
}

const { done } = bringInScreen;

/** The last step: what was brought in, with a way back, and what was left out to be corrected. */
export function DoneStep({ outcome, onAgain }: DoneStepProps) {
  const language = useLanguage();
  const [undone, setUndone] = useState<Undone | null>(null);
  const { kind, created, changed, added, leftOut, importId, fileName } = outcome;
  const names = listNames(kind, language);
  const downloadLeftOut = async () => {
    const rows = await outcome.rowsLeftOut().catch(() => null);
    if (rows) downloadCsv(`${fileName.replace(/\.\w+$/, "")}-left-out.csv`, rows);
    else toast({ title: messages().notice.error, message: done.notWritten, variant: "destructive" });
  };
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-4">
      {undone ? (
        <UndoneAlert undone={undone} />
      ) : (
        <section className="flex flex-col gap-3 rounded-xl border border-line bg-surface p-4 md:p-6">
          <h2
            ref={focusOnce}
            tabIndex={-1}
            className="flex items-center gap-2 font-semibold text-xl outline-none"
          >
            <CircleCheck aria-hidden className="size-6 shrink-0 text-success" />
            {done.title(
              [
                { count: created + changed - added, of: names },
                { count: added, of: listNames("laborItem", language) },
              ]
                .filter(({ count }) => count > 0)
                .map(({ count, of }) => countedRecords(count, of))
                .join(", "),
            )}
          </h2>
          <p className="text-ink-soft">
            {[done.parts(created, changed), leftOut.length > 0 ? done.leftOut(leftOut.length) : ""]
              .filter(Boolean)
              .join(", ")}
            . {done.undoable}
          </p>
          <div className="flex flex-wrap gap-3">
            <UndoButton importOf={{ id: importId }} onUndone={setUndone} />
            {leftOut.length > 0 && (
              <Button variant="secondary" size="small" onClick={() => void downloadLeftOut()}>
                <Download aria-hidden /> {done.leftOutRows}
              </Button>
            )}
          </div>
        </section>
      )}
      {outcome.asksNumbers && !undone && <AskNumbers />}
      <div className="flex flex-wrap gap-3">
        <LinkButton href={listPaths[kind]}>{done.view(names.many)}</LinkButton>
        <Button variant="secondary" onClick={onAgain}>
          {done.another}
        </Button>
      </div>
    </div>
  );
}

/** Asks, once after the first import, how a firm goes on that comes from another program. */
function AskNumbers() {
  const [state, setState] = useState<"asked" | "set" | "skipped">("asked");
  const form = useNextNumberForm(() => setState("set"));
  useUnsavedWork(state === "asked" && form.isChanged);
  if (state === "skipped") return null;
  if (state === "set") return <Alert variant="success" title={done.numbersSet} live />;
  return (
    <form
      noValidate
      aria-label={done.numbers}
      className="flex flex-col gap-4 rounded-xl border border-line bg-surface p-4 md:p-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.isSaving) void form.save();
      }}
    >
      <div>
        <h2 className="font-semibold text-xl">{done.numbers}</h2>
        <p className="text-ink-soft text-sm">{done.numbersDetail}</p>
      </div>
      <NextNumberFields form={form} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" loading={form.isSaving}>
          {done.setNumbers}
        </Button>
        <Button variant="secondary" size="small" onClick={() => setState("skipped")}>
          {done.skipNumbers}
        </Button>
      </div>
    </form>
  );
}

function focusOnce(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
}
