/**
 * What brings a session back that the server no longer knows.
 *
 * @param isDeed somebody asked for something to be done, and waits for it; else something was only to be read
 * @returns whether the same person is signed in again
 */
export type RegainSession = (isDeed: boolean) => Promise<boolean>;

let regain: { session: RegainSession; userId: string } | null = null;

/** Has the frame of the signed-in screens answer for a lost session. @returns ends it */
export function onSessionLost(session: RegainSession, userId: string): () => void {
  const own = { session, userId };
  regain = own;
  return () => {
    if (regain === own) regain = null;
  };
}

/** Asks for the session back; false where no signed-in screen is there to ask. Never rejects. */
export function regainSession(isDeed: boolean): Promise<boolean> {
  return regain === null ? Promise.resolve(false) : regain.session(isDeed);
}

/** Whose screens are shown: what they ask for must not be answered, nor taken, as somebody else's. */
export function shownAccount(): string | null {
  return regain?.userId ?? null;
}
