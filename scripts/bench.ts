import { mkdirSync, writeFileSync } from "node:fs";
import type { Figure } from "./bench/compare.ts";

type Benchmark = (screens: readonly string[]) => Promise<Iterable<Figure> | AsyncIterable<Figure>>;

/** The benchmarks by name. Each is loaded only when it runs, because some make their data while loading. */
const benchmarks: Record<string, Benchmark> = {
  totals: async () => (await import("./bench/totals.ts")).totalsFigures(),
  answers: async () => (await import("./bench/answers.ts")).answerFigures(),
  vault: async () => (await import("./bench/vault.ts")).vaultFigures(),
  routes: async () => (await import("./bench/routes.ts")).routeFigures(),
  memory: async () => (await import("./bench/memory.ts")).memoryFigures(),
  processes: async () => (await import("./bench/processes.ts")).processFigures(),
  start: async () => (await import("./bench/start.ts")).startFigures(),
  scale: async () => (await import("./bench/scale.ts")).scaleFigures(),
  bystander: async () => (await import("./bench/bystander.ts")).bystanderFigures(),
  lists: async () => (await import("./bench/lists.ts")).listFigures(),
  "hold-ups": async () => (await import("./bench/hold-ups.ts")).holdUpFigures(),
  lighthouse: async (screens) => (await import("./bench/lighthouse.ts")).lighthouseFigures(screens),
  "bring-in": async () => (await import("./bench/bring-in.ts")).bringInFigures(),
  search: async () => (await import("./bench/search.ts")).searchFigures(),
};

/**
 * `npm run bench`: measures ratios to something in the same run; prints a table and writes bench/latest.json. `npm
 * run bench routes scale` runs only these, `npm run bench lighthouse /quotes` only the screens at that path.
 */
const screens = process.argv.slice(2).filter((name) => name.startsWith("/"));
const wanted = process.argv.slice(2).filter((name) => !screens.includes(name));
const unknown = wanted.filter((name) => !(name in benchmarks));
if (unknown.length > 0) {
  console.error(`unknown: ${unknown.join(", ")}; there are ${Object.keys(benchmarks).join(", ")}`);
  process.exit(2);
}
if (screens.length > 0 && !wanted.includes("lighthouse")) {
  console.error("The path of a screen goes with lighthouse: npm run bench lighthouse /quotes");
  process.exit(2);
}
const figures: Figure[] = [];
for (const [name, run] of Object.entries(benchmarks)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for await (const figure of await run(screens)) {
    print(figure);
    figures.push(figure);
  }
}
mkdirSync("bench", { recursive: true });
writeFileSync("bench/latest.json", `${JSON.stringify(figures, null, 2)}\n`);
process.exit(0);

function print({ name, ratio, limit, detail }: Figure): void {
  const verdict = ratio <= limit ? "ok  " : "OVER";
  const made = detail === undefined ? "" : ` (${detail})`;
  console.log(`${verdict} ${ratio.toFixed(2).padStart(6)}  (at most ${limit})  ${name}${made}`);
}
