import { hasRoomInMemory } from "#test/support/room-in-memory.ts";

/** No sandbox, because root in a container has none; no look-ups of any host. */
const switches = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/**
 * What Playwright needs to launch the browser of the journeys.
 *
 * @param more switches of this launch alone
 */
export async function chromiumOptions(...more: string[]) {
  return {
    executablePath: await chromiumPath(),
    args: [...switches, ...more],
    // Its processes share memory by files, which on a disk cost a quarter of the time that the kernel takes.
    ignoreDefaultArgs: hasRoomInMemory() ? ["--disable-dev-shm-usage"] : [],
  };
}

/**
 * CHROMIUM_PATH if it is set, else the browser inside a package, so that a bare machine needs nothing more. The package
 * unpacks its own system libraries and fonts only if it believes it is in a bare environment; the variable tells it so.
 *
 * @returns the path of the executable
 */
async function chromiumPath(): Promise<string> {
  const own = process.env.CHROMIUM_PATH;
  if (own) return own;
  process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs20.x";
  const { default: chromium } = await import("@sparticuz/chromium");
  return chromium.executablePath();
}
