import { useState } from "react";
import type { ImportOf } from "#web/bring-in/take-back-import.ts";
import { UndoButton } from "#web/bring-in/undo-button.tsx";
import type { ImportSaving } from "#web/bring-in/use-saving.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { bringInScreen } from "#words/en-gb/bring-in-screen.ts";

interface SavingCardProps {
  saving: Exclude<ImportSaving, { state: "idle" }>;
  importOf: ImportOf;
  onGoOn: () => void;
  /** Back to the check, when nothing was saved. */
  onBack: () => void;
  onAgain: () => void;
}

const { save, check } = bringInScreen;

/** How far the saving is; after a failure, how to go on or to take back what is saved. */
export function SavingCard({ saving, importOf, onGoOn, onBack, onAgain }: SavingCardProps) {
  const [isUndone, setUndone] = useState(false);
  const { done, total } = saving;
  if (saving.state === "running") {
    return (
      <div role="status" className="py-6">
        <Progress
          label={saving.isSealing ? save.sealing : save.saving}
          value={done >= total ? null : done}
          max={total}
          detail={save.of(done, total)}
        />
      </div>
    );
  }
  return (
    <Alert
      variant="danger"
      title={save.stopped(isUndone ? 0 : done, total)}
      live
      actions={
        <>
          {!isUndone && saving.canGoOn && (
            <Button size="small" onClick={onGoOn}>
              {save.goOn}
            </Button>
          )}
          {!isUndone && <UndoButton importOf={importOf} onUndone={() => setUndone(true)} />}
          {isUndone || (!saving.canGoOn && done === 0) ? (
            <Button variant="secondary" size="small" onClick={onAgain}>
              {check.other}
            </Button>
          ) : (
            done === 0 && (
              <Button variant="secondary" size="small" onClick={onBack}>
                {save.back}
              </Button>
            )
          )}
        </>
      }
    >
      {isUndone ? null : saving.why}
    </Alert>
  );
}
