import { createContext, type ReactNode, use, useCallback, useRef, useState } from "react";
import { sayUnreachable } from "#web/ui/say-unreachable.ts";
import { usePart } from "#web/ui/use-part.ts";

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

/** Loads what a question is drawn with. */
export const loadConfirmPopup = () => import("#web/ui/confirm-popup.tsx");

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
  const part = usePart(loadConfirmPopup, open, () => {
    answer(false);
    sayUnreachable();
  });
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
      {request && part && <part.ConfirmPopup request={request} open={open} onAnswer={answer} />}
    </ConfirmContext>
  );
}
