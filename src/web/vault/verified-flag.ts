/**
 * The "verified" flag: this tab has had the passphrase, or another tab that has it vouched for it. It lives in
 * session storage, which is all that is kept there. A verified tab also holds a shared lock, by which a new tab sees
 * it before it clears the key: a lock is seen at once, also while the tab that holds it is busy or asleep.
 */
const flag = "quotewright-verified";
const lockName = "quotewright-verified";

let letGo: (() => void) | null = null;

if (isVerifiedHere()) hold();

/** Remembers for this tab that the key on this device may be used. */
export function markVerified(): void {
  sessionStorage.setItem(flag, "true");
  hold();
}

export function clearVerified(): void {
  sessionStorage.removeItem(flag);
  letGo?.();
  letGo = null;
}

/** Tells whether this tab has been through it already. */
export function isVerifiedHere(): boolean {
  return sessionStorage.getItem(flag) !== null;
}

/** Tells whether this tab or any other one of this browser session vouches for the key. */
export async function isVerified(): Promise<boolean> {
  if (isVerifiedHere()) return true;
  // Plain http has no locks, and no encryption either.
  if (!navigator.locks) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === lockName);
}

/** Holds the lock until the flag is cleared or the tab is gone. */
function hold(): void {
  if (letGo || !navigator.locks) return;
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  void navigator.locks.request(lockName, { mode: "shared" }, () => until);
}
