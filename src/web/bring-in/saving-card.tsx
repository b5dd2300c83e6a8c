import type { ImportOf, Undone } from "#web/bring-in/take-back-import.ts";
import { UndoButton } from "#web/bring-in/undo-button.tsx";
import { UndoneAlert } from "#web/bring-in/undone-alert.tsx";
import type { ImportSaving } from "#web/bring-in/use-saving.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { bringInScreen } from "#words/en-gb/bring-in-screen.ts";

interface SavingCardProps {
  saving: Exclude<ImportSaving, { state: "idle" }>;
  importOf: ImportOf;
  onGoOn: () => void;
  /** Called before it is undone. */
  onUndo: () => Promise<void>;
  onUndone: (undone: Undone) => void;
  /** Back to the check, when the server answered that nothing was saved. */
  onBack: () => void;
  onAgain: () => void;
}

const { save, check } = bringInScreen;

/** How far the saving is; after a failure, how to go on or to take back what is saved. */
export function SavingCard({ saving, importOf, onGoOn, onUndo, onUndone, onBack, onAgain }: SavingCardProps) {
  if (saving.state === "undone" || saving.state === "closed") {
    return (
      <>
        {saving.state === "undone" ? (
          <UndoneAlert undone={saving.undone} />
        ) : (
          <Alert variant="warning" title={save.closed} live>
            {save.closedDetail}
          </Alert>
        )}
        <Button variant="secondary" onClick={onAgain}>
          {check.other}
        </Button>
      </>
    );
  }
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
      title={saving.isAnswered ? save.stopped(done, total) : save.unsure(done, total)}
      live
      actions={
        <>
          {saving.canGoOn && (
            <Button size="small" onClick={onGoOn}>
              {save.goOn}
            </Button>
          )}
          {(done > 0 || !saving.isAnswered) && (
            <UndoButton
              importOf={{ ...importOf, mayBeUnsent: done === 0 }}
              before={async () => {
                await onUndo();
                return true;
              }}
              onUndone={onUndone}
            />
          )}
          {saving.isAnswered && done === 0 && (
            <Button variant="secondary" size="small" onClick={saving.canGoOn ? onBack : onAgain}>
              {saving.canGoOn ? save.back : check.other}
            </Button>
          )}
        </>
      }
    >
      {saving.why}
    </Alert>
  );
}
