import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { liveThrough } from "#test/privacy/account-life.ts";
import { reportOf } from "#test/privacy/report.ts";
import { judge } from "#test/privacy/verdict.ts";
import { makeDatabaseFolder } from "#test/support/data-folder.ts";

// A trace would store every typed word beside the places that are searched.
test.use({ trace: "off" });

test("no word typed into an encrypted account is anywhere but on its screens", async () => {
  // Two whole lives, each on a server of its own: on a busy machine one takes some minutes.
  test.setTimeout(900_000);
  const folder = await makeDatabaseFolder("privacy", ["sealed", "plain"]);
  try {
    // One after the other: side by side each step of a life waits for two browsers and two servers.
    const sealed = await liveThrough(join(folder, "sealed"), { encrypted: true, leaky: false });
    const plain = await liveThrough(join(folder, "plain"), { encrypted: false, leaky: true });
    const verdict = judge(sealed, plain);
    writeReport(reportOf(verdict));
    expect(verdict.places.flatMap(({ leaks }) => leaks)).toEqual([]);
    expect(verdict.controls.filter(({ passed }) => !passed)).toEqual([]);
    const passwords = verdict.places.flatMap(({ expected }) => expected.map(({ part }) => part));
    expect(new Set(passwords)).toEqual(new Set(["POST /api/register", "POST /api/login"]));
    expect(verdict.passed).toBe(true);
  } finally {
    // The last of what the server writes may come while its folder is read.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }
});

/** Where `npm run prove:privacy` reads it. */
function writeReport(report: string): void {
  mkdirSync(".cache", { recursive: true });
  writeFileSync(".cache/privacy-report.txt", report);
}
