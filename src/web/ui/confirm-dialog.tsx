import { AlertDialog } from "@base-ui/react/alert-dialog";
import { cx } from "class-variance-authority";
import { createContext, type ReactNode, use, useCallback, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import {
  backdropStyles,
  dialogFooterStyles,
  dialogPopupStyles,
  dialogViewportStyles,
} from "#web/ui/dialog.tsx";

export interface ConfirmRequest {
  /** The question: "Delete this quote?" */
  title: string;
  /** What will happen, and whether it can be undone. */
  description?: ReactNode;
  /** The verb of the deed: "Delete quote". Never "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  destructive?: boolean;
}

type Confirm = (request: ConfirmRequest) => Promise<boolean>;
const ConfirmContext = createContext<Confirm | null>(null);

/**
 * Gives the function that asks a person before something is done.
 *
 * @returns a promise of true for the deed; false for Cancel and Escape. It never rejects
 * @throws Error outside of {@link ConfirmProvider}
 */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (confirm === null) throw new Error("useConfirm needs a ConfirmProvider around it");
  return confirm;
}

/** Stands once around the app and shows one question at a time; a second question answers the first with false. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<ConfirmRequest | null>(null);
  const [open, setOpen] = useState(false);
  const resolve = useRef<(answer: boolean) => void>(undefined);
  const answer = useCallback((value: boolean) => {
    resolve.current?.(value);
    resolve.current = undefined;
    setOpen(false);
  }, []);
  const confirm = useCallback<Confirm>(
    (next) =>
      new Promise((settle) => {
        resolve.current?.(false);
        resolve.current = settle;
        setRequest(next);
        setOpen(true);
      }),
    [],
  );
  return (
    <ConfirmContext value={confirm}>
      {children}
      {request && <ConfirmDialog request={request} open={open} onAnswer={answer} />}
    </ConfirmContext>
  );
}

interface ConfirmDialogProps {
  request: ConfirmRequest;
  open: boolean;
  onAnswer: (answer: boolean) => void;
}

function ConfirmDialog({ request, open, onAnswer }: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onAnswer(false)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={backdropStyles} />
        <AlertDialog.Viewport className={dialogViewportStyles}>
          <AlertDialog.Popup className={cx(dialogPopupStyles, "md:max-w-md")} initialFocus={cancel}>
            <div className="px-4 pt-5 pb-4 md:px-6">
              <AlertDialog.Title className="font-semibold text-xl">{request.title}</AlertDialog.Title>
              {request.description && (
                <AlertDialog.Description className="mt-1 text-ink-soft">
                  {request.description}
                </AlertDialog.Description>
              )}
            </div>
            <div className={dialogFooterStyles}>
              <Button ref={cancel} variant="secondary" onClick={() => onAnswer(false)}>
                {request.cancelLabel ?? "Cancel"}
              </Button>
              <Button variant={request.destructive ? "danger" : "primary"} onClick={() => onAnswer(true)}>
                {request.confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
