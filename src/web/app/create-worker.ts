/**
 * The page's policy wants Trusted Types, and a worker's address is one of them: this policy, the only one there
 * is, lets nothing through but addresses of this very site.
 */
const policy = window.trustedTypes?.createPolicy("quotewright", {
  createScriptURL(address: string) {
    if (new URL(address, location.href).origin !== location.origin)
      throw new TypeError("Not a worker of ours");
    return address;
  },
});

/** Starts a worker of our own, by the address that the build gives it. */
export function createWorker(address: string): Worker {
  const trusted = policy?.createScriptURL(address) ?? address;
  return new Worker(trusted as string, { type: "module" });
}
