import { AlertDialog } from "@base-ui/react/alert-dialog";
import { cx } from "class-variance-authority";
import { useRef } from "react";
import type { ConfirmRequest } from "#web/overlays/confirm-request.ts";
import { backdropStyles, dialogPopupStyles, dialogViewportStyles } from "#web/overlays/dialog.tsx";
import { DialogFooter } from "#web/overlays/dialog-footer.tsx";
import { roomForToast } from "#web/overlays/toast-room.ts";
import { useClosedByBack } from "#web/routing/use-closed-by-back.ts";
import { atFoot } from "#web/ui/at-foot.ts";
import { Button } from "#web/ui/button.tsx";

interface ConfirmPopupProps {
  request: ConfirmRequest;
  open: boolean;
  onAnswer: (answer: boolean) => void;
}

/** The question itself. The focus is on Cancel, so that Enter never does something that cannot be undone. */
export function ConfirmPopup({ request, open, onAnswer }: ConfirmPopupProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  useClosedByBack(open, () => onAnswer(false));
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onAnswer(false)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={backdropStyles} />
        <AlertDialog.Viewport ref={roomForToast} className={dialogViewportStyles}>
          <AlertDialog.Popup
            ref={atFoot}
            className={cx(dialogPopupStyles, "md:max-w-md")}
            initialFocus={cancel}
          >
            <div className="px-4 pt-5 pb-4 md:px-6">
              <AlertDialog.Title className="font-semibold text-xl">{request.title}</AlertDialog.Title>
              {request.description && (
                <AlertDialog.Description className="mt-1 text-ink-soft">
                  {request.name && <bdi>{request.name}</bdi>} {request.description}
                </AlertDialog.Description>
              )}
            </div>
            <DialogFooter>
              <Button ref={cancel} variant="secondary" onClick={() => onAnswer(false)}>
                {request.cancelLabel ?? "Cancel"}
              </Button>
              <Button variant={request.destructive ? "danger" : "primary"} onClick={() => onAnswer(true)}>
                {request.confirmLabel}
              </Button>
            </DialogFooter>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
