import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { User } from "#domain/account/person.ts";
import { readUser } from "#web/account/read-user.ts";
import { SignInAgainDialog } from "#web/account/sign-in-again-dialog.tsx";
import { forgetOthers, forgetReads, userQuery } from "#web/account/user-query.ts";
import { CallError } from "#web/app/call-error.ts";
import { send, userAddress } from "#web/app/send.ts";
import { hasUnsavedWork } from "#web/app/unsaved-work.ts";
import { leaveEncryption } from "#web/vault/vault-session.ts";

interface SignInAgainProps {
  /** Whose session it was. */
  user: User;
  /** Called with whether the same person is signed in. */
  onSettled: (isBack: boolean) => void;
  onDismissed: () => void;
}

/**
 * Finds out who is signed in, and acts on it. Where something typed is not saved the screens stay, and a dialog asks
 * for the password; else the guard takes the person to the sign-in and back. Where somebody else has signed in
 * meanwhile, in another tab, that person's own screens are shown.
 */
export function SignInAgain({ user, onSettled, onDismissed }: SignInAgainProps) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);

  /** Every screen of the person goes, and with them what they read; what was typed lies sealed in its drafts. */
  const leave = async (next: User | null) => {
    onSettled(false);
    if (next) await navigate({ to: "/" });
    await leaveEncryption(user.id);
    if (next) forgetOthers(client, next);
    client.setQueryData(userQuery.queryKey, next);
    forgetReads(client);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each session that is lost
  useEffect(() => {
    let isLeft = false;
    void whoIsSignedIn().then((reader) => {
      if (isLeft) return;
      if (reader === "unknown" || reader?.id === user.id) onSettled(true);
      else if (reader === null && hasUnsavedWork()) setAsking(true);
      else void leave(reader);
    });
    return () => {
      isLeft = true;
    };
  }, []);

  const signedIn = (reader: User) => {
    onSettled(reader.id === user.id);
    // What could not be read meanwhile.
    void client.refetchQueries({ predicate: ({ state }) => isUnauthenticated(state.error) });
  };
  return (
    <SignInAgainDialog
      user={user}
      open={isAsking}
      onClose={onDismissed}
      onSignedIn={signedIn}
      onOther={() => void leave(null)}
    />
  );
}

/** "unknown" where there is no answer. */
async function whoIsSignedIn(): Promise<User | null | "unknown"> {
  try {
    return readUser(await (await send(userAddress, {})).json());
  } catch (error) {
    return isUnauthenticated(error) ? null : "unknown";
  }
}

function isUnauthenticated(error: unknown): boolean {
  return error instanceof CallError && error.status === 401;
}
