import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The paths of the programs that drive an engine; null when it is not installed. */
export const firefoxPath: string | null = (process.env.FIREFOX_PATH || null) ?? programPath("firefox-esr");

export const webkitPaths: WebkitPaths | null = findWebkit();

export interface WebkitPaths {
  driver: string;
  /** WebKitGTK's own small browser. */
  browser: string;
  /** A virtual screen, because WebKitGTK has no headless mode. */
  xvfb: string;
}

function findWebkit(): WebkitPaths | null {
  const driver = programPath("WebKitWebDriver");
  const xvfb = programPath("Xvfb");
  const browser = miniBrowserPath();
  return driver && xvfb && browser ? { driver, xvfb, browser } : null;
}

/** MiniBrowser is in the folder of WebKitGTK's library, which has a different name in each distribution. */
function miniBrowserPath(): string | null {
  const bases = ["/usr/libexec", "/usr/lib64", "/usr/lib", ...foldersIn("/usr/lib")];
  const places = bases.flatMap((base) =>
    ["webkit2gtk-4.1", "webkit2gtk-4.0", "webkitgtk-6.0"].map((library) =>
      join(base, library, "MiniBrowser"),
    ),
  );
  return places.find((place) => existsSync(place)) ?? null;
}

function foldersIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.includes("-linux-"))
    .map((entry) => join(folder, entry.name));
}

function programPath(name: string): string | null {
  const places = (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name));
  return places.find((place) => existsSync(place)) ?? null;
}
