import { type FormEvent, type ReactNode, useId } from "react";
import { useUnsavedWork } from "#web/base/use-unsaved-work.ts";
import { useConfirm } from "#web/overlays/confirm-dialog.tsx";
import { Dialog } from "#web/overlays/dialog.tsx";
import { RegainAccessButton } from "#web/overlays/regain-access-button.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConflictAlert } from "#web/ui/conflict-alert.tsx";
import { InSight } from "#web/ui/in-sight.tsx";
import { useInertWhile } from "#web/ui/use-inert-while.ts";

interface FormDialogProps {
  title: string;
  description?: ReactNode;
  /** The fields. */
  children: ReactNode;
  /** The verb of the form: "Create Material". */
  submitLabel: string;
  onSubmit: () => void;
  saving: boolean;
  /** Closing would lose something that was typed. */
  dirty: boolean;
  /** Why the last attempt failed. */
  failure: { title: string; detail: string; error?: unknown } | null;
  /** Somebody else has saved first. Shown in place of the failure. */
  conflict: { loadLatest: () => void; saveAnyway: () => void } | null;
  onClose: () => void;
  /** Which element has the focus when it is closed; by default the one that had it before. */
  finalFocus?: () => HTMLElement | null;
  size?: "small" | "medium" | "large";
}

/**
 * A dialog around a form. It stays open, with everything that was typed, until the form is saved or cancelled;
 * cancelling asks first when input would be lost.
 */
export function FormDialog(props: FormDialogProps) {
  const { title, children, submitLabel, onSubmit, saving, failure, conflict } = props;
  const formId = useId();
  useUnsavedWork(props.dirty);
  const close = useClosing(props);
  const form = useInertWhile<HTMLFormElement>(saving);
  const send = (event: FormEvent) => {
    event.preventDefault();
    // Without this, a dialog inside another form's React tree would submit that form as well.
    event.stopPropagation();
    if (!saving) onSubmit();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && void close()}
      title={title}
      description={props.description}
      size={props.size ?? "medium"}
      {...(props.finalFocus && { finalFocus: props.finalFocus })}
      keepOnOutsidePress
      footer={
        <>
          <Button variant="secondary" onClick={() => void close()}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            loading={saving}
            className="h-auto! min-h-11 shrink! whitespace-normal! py-2"
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      {conflict && (
        <InSight>
          <ConflictAlert onLoadLatest={conflict.loadLatest} onSaveAnyway={conflict.saveAnyway} />
        </InSight>
      )}
      {failure && !conflict && (
        <InSight>
          <Alert
            variant="danger"
            title={failure.title}
            actions={<RegainAccessButton error={failure.error} onBack={onSubmit} />}
            live
          >
            {failure.detail}
          </Alert>
        </InSight>
      )}
      <form ref={form} id={formId} noValidate onSubmit={send} className="flex flex-col gap-4">
        {children}
      </form>
    </Dialog>
  );
}

/** Closes the dialog; asks first when input would be lost. */
function useClosing({ dirty, saving, onClose }: FormDialogProps): () => Promise<void> {
  const confirm = useConfirm();
  return async () => {
    if (saving) return;
    const agreed =
      !dirty ||
      (await confirm({
        title: "Discard what you typed?",
        description: "It has not been saved.",
        confirmLabel: "Discard",
        cancelLabel: "Keep editing",
        destructive: true,
      }));
    if (agreed) onClose();
  };
}
