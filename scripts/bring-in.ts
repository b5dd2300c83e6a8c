/**
 * Reads a file as *Bring in* does and prints what it would bring, as JSON: `bring-in FILE --existing FILE`. The second
 * file has what the firm has already ({"customers", "materials", "labour", "account"}); without it, the firm has nothing,
 * charges VAT at 20% and marks up by 25%. Questions take their default. A file that cannot be read prints
 * {"refused": "why"}.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { bringIn } from "#web/bring-in/bring-in.ts";
import { printedResult, readExisting } from "./bring-in-files.ts";
import { reason } from "./reason.ts";

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { existing: { type: "string" } },
  });
  const [file] = positionals;
  if (file === undefined) throw new TypeError("usage: bring-in FILE [--existing FILE]");
  const existing = values.existing === undefined ? "{}" : readFileSync(values.existing, "utf8");
  console.log(JSON.stringify(printedResult(bringIn(readFileSync(file), readExisting(existing))), null, 1));
} catch (error) {
  console.error(`bring-in: ${reason(error)}`);
  process.exitCode = 1;
}
