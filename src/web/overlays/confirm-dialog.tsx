import { createContext, type ReactNode, use, useCallback, useRef, useState } from "react";
import type { ConfirmRequest } from "#web/overlays/confirm-request.ts";
import { sayUnreachable } from "#web/overlays/say-unreachable.ts";
import { usePart } from "#web/overlays/use-part.ts";

type Confirm = (request: ConfirmRequest) => Promise<boolean>;
const ConfirmContext = createContext<Confirm | null>(null);

/**
 * Returns the function that asks a person to confirm an action.
 *
 * @returns a promise of true when confirmed, false after Cancel or Escape. It never rejects
 * @throws Error outside of {@link ConfirmProvider}
 */
export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext);
  if (confirm === null) throw new Error("useConfirm needs a ConfirmProvider around it");
  return confirm;
}

/** Loads the dialog that shows the question. */
export const loadConfirmPopup = () => import("#web/overlays/confirm-popup.tsx");

/** Mounted once around the app. Shows one question at a time; a second question answers the first with false. */
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
