import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";

interface ConflictAlertProps {
  /** Loads the latest version into the form, in place of what was typed. */
  onLoadLatest: () => void;
  /** Saves what was typed over the latest version. */
  onSaveAnyway: () => void;
}

/** Shown when somebody else, or another tab, saved the record first: nothing is lost, and the person chooses. */
export function ConflictAlert({ onLoadLatest, onSaveAnyway }: ConflictAlertProps) {
  return (
    <Alert
      variant="warning"
      title="This was changed elsewhere while you were editing"
      live
      actions={
        <>
          <Button variant="secondary" size="small" onClick={onLoadLatest}>
            Load the latest
          </Button>
          <Button variant="secondary" size="small" onClick={onSaveAnyway}>
            Save mine anyway
          </Button>
        </>
      }
    >
      What you typed is still here and has not been saved.
    </Alert>
  );
}
