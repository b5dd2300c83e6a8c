/**
 * The browser of the journeys: CHROMIUM_PATH if it is set, else the one inside a package, so that a bare machine
 * needs nothing more. The package unpacks its own system libraries and fonts only if it believes it is in a bare
 * environment; the variable tells it so.
 *
 * @returns the path of the executable
 */
export async function chromiumPath(): Promise<string> {
  const own = process.env.CHROMIUM_PATH;
  if (own) return own;
  process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs20.x";
  const { default: chromium } = await import("@sparticuz/chromium");
  return chromium.executablePath();
}

/** No sandbox, because root in a container has none; no look-ups of any host. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
