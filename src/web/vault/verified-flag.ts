/**
 * The "verified" flag: this tab has had the passphrase, or another tab that has had it vouched for this one. The vault
 * keeps nothing else in session storage. A verified tab also holds a shared Web Lock, so that a new tab can see it before
 * it clears the key. A lock is visible at once, even while its tab is busy or asleep.
 */
const flag = "quotewright-verified";
const lockName = "quotewright-verified";

let letGo: (() => void) | null = null;

if (isVerifiedHere()) hold();

/** Remembers in this tab that the key on this device may be used. */
export function markVerified(): void {
  sessionStorage.setItem(flag, "true");
  hold();
}

export function clearVerified(): void {
  sessionStorage.removeItem(flag);
  letGo?.();
  letGo = null;
}

/** True when this tab has been verified already. */
export function isVerifiedHere(): boolean {
  return sessionStorage.getItem(flag) !== null;
}

/** True when this tab or any other tab of this browser session vouches for the key. */
export async function isVerified(): Promise<boolean> {
  if (isVerifiedHere()) return true;
  // Plain http has neither locks nor encryption.
  if (!navigator.locks) return false;
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === lockName);
}

/** Holds the lock until the flag is cleared or the tab is closed. */
function hold(): void {
  if (letGo || !navigator.locks) return;
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  void navigator.locks.request(lockName, { mode: "shared" }, () => until);
}
