import type { User } from "#domain/account/person.ts";

/** The end of a session, in whose place another tab may have begun one for somebody else. */
export interface SignedOut {
  other: User | null;
}

/**
 * Brings back a session that the server no longer knows.
 *
 * @param isDeed true when a person asked for a change and waits for it, false when something was only to be read
 * @returns whether the same person is signed in again
 */
export type RegainSession = (isDeed: boolean) => Promise<boolean>;

let regain: { session: RegainSession; userId: string } | null = null;

/** Sets the function by which the frame of the signed-in screens handles a lost session. @returns removes it again */
export function onSessionLost(session: RegainSession, userId: string): () => void {
  const own = { session, userId };
  regain = own;
  return () => {
    if (regain === own) regain = null;
  };
}

/** Asks the person to sign in again; false when no signed-in screen is shown. Never rejects. */
export function regainSession(isDeed: boolean): Promise<boolean> {
  return regain === null ? Promise.resolve(false) : regain.session(isDeed);
}

/**
 * The user whose screens are shown: their requests must not be sent with, nor their answers taken from, another
 * person's session.
 */
export function shownAccount(): string | null {
  return regain?.userId ?? null;
}
