import { type ReactNode, useEffect, useRef, useState } from "react";
import type { User } from "#domain/account/person.ts";
import { onSessionLost } from "#web/app/session-lost.ts";
import { hasUnsavedWork } from "#web/app/unsaved-work.ts";
import { usePart } from "#web/ui/use-part.ts";

/** What becomes of a lost session is loaded when one is lost. */
const loadSignInAgain = () => import("#web/account/sign-in-again.tsx");

interface LostSession {
  /** Answers all that wait: whether the same person is signed in again. */
  settle: (isBack: boolean) => void;
  isBack: Promise<boolean>;
}

/**
 * Answers for the screens of a person whose session the server no longer knows, once for all that meet it together.
 *
 * @returns what asks to sign in again, while it does
 */
export function useSignInAgain(user: User): ReactNode {
  const [lost, setLost] = useState<LostSession | null>(null);
  const present = useRef<LostSession | null>(null);
  // Who has closed the dialog over what they typed is not asked again by what is only read, but by the next deed.
  const isDismissed = useRef(false);
  const settle = (isBack: boolean) => {
    present.current?.settle(isBack);
    present.current = null;
    setLost(null);
  };
  useEffect(() => {
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
  if (!part || !lost) return null;
  return (
    <part.SignInAgain
      user={user}
      onSettled={settle}
      onDismissed={() => {
        isDismissed.current = true;
        settle(false);
      }}
    />
  );
}

function lostSession(): LostSession {
  let settle: LostSession["settle"] = () => undefined;
  const isBack = new Promise<boolean>((resolve) => {
    settle = resolve;
  });
  return { isBack, settle };
}
