/**
 * The page's policy requires Trusted Types, which also covers a worker's address. This is the only policy on the page,
 * and it accepts addresses of this site alone.
 */
const policy = window.trustedTypes?.createPolicy("quotewright", {
  createScriptURL(address: string) {
    if (new URL(address, location.href).origin !== location.origin)
      throw new TypeError("Not a worker of ours");
    return address;
  },
});

/** Starts one of our own workers from the address that the build gives it. */
export function createWorker(address: string): Worker {
  const trusted = policy?.createScriptURL(address) ?? address;
  return new Worker(trusted as string, { type: "module" });
}
