import { useMemo, useState } from "react";
import { CheckStep } from "#web/import/check-step.tsx";
import { ColumnsStep } from "#web/import/columns-step.tsx";
import { FileStep } from "#web/import/file-step.tsx";
import { type ImportDraft, type Review, reviewDraft, startDraft } from "#web/import/import-draft.ts";
import { importKinds } from "#web/import/import-kinds.ts";
import { useSaveImport } from "#web/import/use-save-import.ts";
import { Dialog } from "#web/overlays/dialog.tsx";
import { countedRecords, listNames } from "#web/records/list-names.ts";
import type { ImportableKind } from "#web/records/listed-nouns.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { Button } from "#web/ui/button.tsx";

interface ImportDialogProps {
  kind: ImportableKind;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

type Step = "file" | "columns" | "check";

/**
 * Imports customers, materials or labour items from a CSV file. The person chooses the file, matches its columns and
 * checks what would be saved; then either everything is saved or nothing. The file is read on the device and is not
 * sent anywhere.
 */
export function ImportDialog(props: ImportDialogProps) {
  const { kind, onOpenChange } = props;
  const language = useLanguage();
  const [draft, setDraft] = useState<ImportDraft | null>(null);
  const [step, setStep] = useState<Step>("file");
  const [columnProblem, setColumnProblem] = useState<string | null>(null);
  const review = useMemo(() => (draft && step === "check" ? reviewDraft(draft) : null), [draft, step]);
  const startOver = () => {
    setDraft(null);
    setStep("file");
    setColumnProblem(null);
    saving.reset();
  };
  const close = () => {
    onOpenChange(false);
    startOver();
  };
  const saving = useSaveImport(close);
  const check = (ready: ImportDraft) => {
    const problem = importKinds[kind].missingColumn(ready.mapping);
    setColumnProblem(problem);
    if (problem === null) setStep("check");
  };
  const actions: Actions = {
    close,
    startOver,
    toColumns: () => {
      saving.reset();
      setStep("columns");
    },
    check: () => draft && check(draft),
    save: () => draft && review && void saving.save(draft, review),
  };
  const isSaving = saving.sealed !== null;
  return (
    <Dialog
      open={props.open}
      onOpenChange={(open) => !open && !isSaving && close()}
      title={`Import ${listNames(kind, language).many}`}
      description={descriptions[step](draft?.file.name ?? "")}
      size="large"
      keepOnOutsidePress
      footer={<Footer step={step} draft={draft} review={review} saving={isSaving} actions={actions} />}
    >
      {step === "file" && (
        <FileStep
          kind={kind}
          onFile={(file) => {
            setDraft(startDraft(kind, file, language));
            setStep("columns");
          }}
        />
      )}
      {draft && step === "columns" && (
        <ColumnsStep draft={draft} onChange={setDraft} problem={columnProblem} />
      )}
      {draft && review && <CheckStep draft={draft} review={review} onChange={setDraft} saving={saving} />}
    </Dialog>
  );
}

const descriptions: Record<Step, (fileName: string) => string> = {
  file: () => "Step 1 of 3: choose a CSV file.",
  columns: (fileName) => `Step 2 of 3: say what the columns of ${fileName} hold.`,
  check: (fileName) => `Step 3 of 3: look at what is read from ${fileName}.`,
};

interface Actions {
  close: () => void;
  startOver: () => void;
  toColumns: () => void;
  check: () => void;
  save: () => void;
}

interface FooterProps {
  step: Step;
  draft: ImportDraft | null;
  review: Review | null;
  saving: boolean;
  actions: Actions;
}

function Footer({ step, draft, review, saving, actions }: FooterProps) {
  const back = { file: actions.close, columns: actions.startOver, check: actions.toColumns }[step];
  return (
    <>
      <Button variant="secondary" onClick={back} disabled={saving}>
        {step === "file" ? "Cancel" : "Back"}
      </Button>
      {step === "columns" && <Button onClick={actions.check}>Check</Button>}
      {draft && review && <MainButton draft={draft} review={review} saving={saving} actions={actions} />}
    </>
  );
}

/** Saves when there is something to save and nothing blocks it; otherwise leads back to choosing another file. */
function MainButton({
  draft,
  review,
  saving,
  actions,
}: Omit<FooterProps, "step"> & { draft: ImportDraft; review: Review }) {
  if (review.plan.problems.length > 0) {
    return <Button onClick={actions.startOver}>Choose the corrected file</Button>;
  }
  const words = listNames(draft.kind, draft.language);
  if (review.rows.length === 0) return <Button onClick={actions.close}>Close</Button>;
  return (
    <Button onClick={actions.save} loading={saving}>
      Import {countedRecords(review.rows.length, words)}
    </Button>
  );
}
