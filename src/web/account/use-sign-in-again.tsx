import { type ReactNode, useEffect, useRef, useState } from "react";
import type { User } from "#domain/account/person.ts";
import { onSessionLost, type SignedOut } from "#web/base/session-lost.ts";
import { hasUnsavedWork, noteTyping } from "#web/base/unsaved-work.ts";
import { usePart } from "#web/overlays/use-part.ts";

/** The code that handles a lost session is loaded when a session is lost. */
const loadSignInAgain = () => import("#web/account/sign-in-again.tsx");

interface LostSession {
  /** Resolves all waiting requests with whether the same person is signed in again. */
  settle: (isBack: boolean) => void;
  isBack: Promise<boolean>;
}

/**
 * Handles the loss of the session for all screens of a person, once for all requests that fail because of it.
 *
 * @returns the dialog that asks to sign in again, while it is needed, and the end of the session once the dialog was
 *   closed without that
 */
export function useSignInAgain(user: User): { dialog: ReactNode; signedOut: SignedOut | null } {
  const [lost, setLost] = useState<LostSession | null>(null);
  const present = useRef<LostSession | null>(null);
  // When a person has closed the dialog over unsaved input, reads do not open it again, but the next change does.
  const isDismissed = useRef(false);
  const [signedOut, setSignedOut] = useState<SignedOut | null>(null);
  const settle = (isBack: boolean) => {
    present.current?.settle(isBack);
    present.current = null;
    setLost(null);
  };
  useEffect(() => {
    document.addEventListener("input", noteTyping);
    const end = onSessionLost((isDeed) => {
      if (isDeed) isDismissed.current = false;
      if (isDismissed.current && hasUnsavedWork()) return Promise.resolve(false);
      if (present.current === null) {
        present.current = lostSession();
        setLost(present.current);
      }
      return present.current.isBack;
    }, user.id);
    return () => {
      end();
      present.current?.settle(false);
      present.current = null;
    };
  }, [user.id]);
  const part = usePart(loadSignInAgain, lost !== null, () => settle(false));
  const dialog = part && lost && (
    <part.SignInAgain
      user={user}
      onSettled={(isBack) => {
        setSignedOut(null);
        settle(isBack);
      }}
      onDismissed={(other) => {
        isDismissed.current = true;
        setSignedOut({ other });
        settle(false);
      }}
    />
  );
  return { dialog, signedOut };
}

function lostSession(): LostSession {
  let settle: LostSession["settle"] = () => undefined;
  const isBack = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  return { isBack, settle };
}
