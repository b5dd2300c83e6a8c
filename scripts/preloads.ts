import type { Plugin } from "vite";

/** A script of the build: its name without the hash, and the files that it imports. */
interface Script {
  name: string;
  imports: readonly string[];
}

type Scripts = ReadonlyMap<string, Script>;

/**
 * [Note: What is loaded with a part]
 * A script names every file that a part which it loads later consists of, so that the files come side by side and not
 * one after the other. These lists were 6 kB of a first load. So only screens have them, and parts that a screen draws
 * by itself; and what the script has imported already is not named. What a press opens has no list: the frame loads
 * the most common parts ahead, and the others take one more answer of the server. So do the screens of seldomOpened,
 * whose script also comes when somebody points at a link to them.
 */
const drawnParts = new Set([
  "dashboard-figures",
  "day-with-documents",
  "editor-desk",
  "editor-lines",
  "editor-lines-phone",
  "first-figures",
]);

/**
 * Screens of an account that are opened now and then from another one, and those for a forgotten password: their lists
 * were 0.9 kB of every first load.
 */
const seldomOpened = new Set([
  "billing-screen",
  "company-profile-screen",
  "export-with-memory",
  "faq-screen",
  "forgot-password-screen",
  "monthly-reports-screen",
  "report-issue-screen",
  "reset-password-screen",
  "settings-screen",
  "subscribe-screen",
  "support-screen",
  "test-portal-screen",
  "what-the-server-sees-screen",
]);

/** The scripts that load screens, and the frame around them. */
const screenLoaders = new Set(["index", "screens"]);

/** The plugin that reads which scripts there are, and the answer for `build.modulePreload.resolveDependencies`. */
export function shortPreloads() {
  const scripts = new Map<string, Script>();
  const plugin: Plugin = {
    name: "short-preloads",
    apply: "build",
    enforce: "pre",
    generateBundle: {
      order: "pre",
      handler(_, bundle) {
        scripts.clear();
        for (const file of Object.values(bundle)) {
          if (file.type === "chunk") scripts.set(file.fileName, { name: file.name, imports: file.imports });
        }
      },
    },
  };
  return {
    plugin,
    resolveDependencies: (
      part: string,
      files: string[],
      { hostId, hostType }: { hostId: string; hostType: "html" | "js" },
    ) => (hostType === "html" ? files : preloadsOf(part, files, hostId, scripts)),
  };
}

/** The files to load together with a part that another script loads. */
export function preloadsOf(part: string, files: string[], host: string, scripts: Scripts): string[] {
  const isNamed = (file: string, names: ReadonlySet<string>) => names.has(scripts.get(file)?.name ?? "");
  const isScreen = isNamed(host, screenLoaders) && !isNamed(part, seldomOpened);
  if (!isScreen && !isNamed(part, drawnParts)) return [];
  const loaded = importedBy(host, scripts);
  return files.filter((file) => !loaded.has(file));
}

function importedBy(file: string, scripts: Scripts, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of scripts.get(file)?.imports ?? []) importedBy(imported, scripts, found);
  return found;
}
