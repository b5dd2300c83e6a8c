import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { User } from "#domain/account/person.ts";
import { SignInAgainDialog } from "#web/account/sign-in-again-dialog.tsx";
import { CallError } from "#web/base/call-error.ts";
import { laterMessages } from "#web/base/later-messages.ts";
import { readUser } from "#web/base/read-user.ts";
import { send, userAddress } from "#web/base/send.ts";
import type { SignedOut } from "#web/base/session-lost.ts";
import { hasUnsavedWork } from "#web/base/unsaved-work.ts";
import { forgetOthers, forgetReads, userQuery } from "#web/base/user-query.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { navigate } from "#web/routing/navigation.ts";
import { leaveEncryption } from "#web/vault/vault-session.ts";

interface SignInAgainProps {
  /** The user whose session has ended. */
  user: User;
  /** Called with whether the same person is signed in. */
  onSettled: (isBack: boolean) => void;
  /** @param other who is signed in in the person's place */
  onDismissed: (other: User | null) => void;
}

/**
 * Finds out who is signed in, and acts on it. When there is unsaved work, the screens stay and a dialog asks for the
 * password; otherwise the guard sends the person to the sign-in and back. When a different person has signed in
 * meanwhile, in another tab, the dialog says so too; without unsaved work their own screens are shown, with a toast.
 */
export function SignInAgain({ user, onSettled, onDismissed }: SignInAgainProps) {
  const client = useQueryClient();
  const [asking, setAsking] = useState<SignedOut | null>(null);

  /** Removes every screen of the person and everything they read; what was typed is sealed in drafts. */
  const leave = async (next: User | null) => {
    const isNotSaved = hasUnsavedWork();
    onSettled(false);
    if (next) await navigate("/");
    await leaveEncryption(user.id);
    if (next) forgetOthers(client, next);
    client.setQueryData(userQuery.queryKey, next);
    forgetReads(client);
    // Last, because what could not be saved says so too, and there is one toast at a time.
    if (next) sayOther(next, isNotSaved ? user : null);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each session that is lost
  useEffect(() => {
    let isLeft = false;
    void whoIsSignedIn().then((reader) => {
      if (isLeft) return;
      if (reader === "unknown" || reader?.id === user.id) onSettled(true);
      else if (hasUnsavedWork()) setAsking({ other: reader });
      else void leave(reader);
    });
    return () => {
      isLeft = true;
    };
  }, []);

  const signedIn = (reader: User) => {
    onSettled(reader.id === user.id);
    // Refetches what could not be read in the meantime.
    void client.refetchQueries({ predicate: ({ state }) => isUnauthenticated(state.error) });
  };
  return (
    <SignInAgainDialog
      user={user}
      other={asking?.other ?? null}
      open={asking !== null}
      onClose={() => onDismissed(asking?.other ?? null)}
      onSignedIn={signedIn}
      onOther={() => void leave(asking?.other ?? null)}
    />
  );
}

/** The user whose session this browser has; null without a session, "unknown" without an answer. */
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

/** @param former whose work was not saved; null where there was none */
function sayOther({ email }: User, former: User | null): void {
  const { otherTitle, other, notSaved } = laterMessages().sessionEnd;
  const message = former === null ? other(email) : notSaved(email, former.email);
  toast({ title: otherTitle, message, variant: "destructive" });
}
