import { mkdirSync, writeFileSync } from "node:fs";
import { totalsFigures } from "./bench/totals.ts";
import { vaultFigures } from "./bench/vault.ts";

/** `npm run bench`: ratios to something measured in the same run; a table, and bench/latest.json. */
const figures = [...(await totalsFigures()), ...(await vaultFigures())];
for (const { name, ratio, limit } of figures) {
  console.log(
    `${ratio <= limit ? "ok  " : "OVER"} ${ratio.toFixed(2).padStart(6)}  (at most ${limit})  ${name}`,
  );
}
mkdirSync("bench", { recursive: true });
writeFileSync("bench/latest.json", `${JSON.stringify(figures, null, 2)}\n`);
