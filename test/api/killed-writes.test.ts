import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type BundledProgram, bundleProgram } from "#test/support/bundled-program.ts";
import { makeDatabaseFolder } from "#test/support/data-folder.ts";
import { createPostgresDatabase } from "#test/support/database.ts";
import type { KilledStep } from "#test/support/killed-writer.ts";
import { quickStart } from "#test/support/quick-start.ts";

const postgres = inject("postgres");
/**
 * Thirty times in all, each of the six writes three times on PostgreSQL and twice on the embedded database: they run
 * the same statements. That the embedded one keeps what it acknowledged is shown by
 * src/server/db/embedded-crash.test.ts.
 */
const rounds = { embedded: postgres ? 12 : 30, PostgreSQL: 18 };
let writer: BundledProgram;

/**
 * kill -9 between any two statements of a write: either all of it is stored or nothing, and the same request again
 * leads to what an undisturbed write leads to.
 */
describe("a write whose process is killed", () => {
  beforeAll(async () => {
    writer = await bundleProgram("killed-writer");
  });
  afterAll(() => writer.delete());

  test(`is stored whole or not at all, in ${rounds.embedded} rounds (embedded)`, async () => {
    const folder = await makeDatabaseFolder("killed");
    await killInRounds(rounds.embedded, { databaseUrl: null, folder });
    rmSync(folder, { recursive: true, force: true });
  }, 900_000);

  test.runIf(postgres)(
    `is stored whole or not at all, in ${rounds.PostgreSQL} rounds (PostgreSQL)`,
    async () => {
      const { url, drop } = await createPostgresDatabase(postgres!);
      await killInRounds(rounds.PostgreSQL, { databaseUrl: url, folder: null });
      await drop();
    },
    900_000,
  );
});

/** Where the two accounts are: a URL, or the folder of the embedded database. */
interface Place {
  databaseUrl: string | null;
  folder: string | null;
}

async function killInRounds(rounds: number, place: Place): Promise<void> {
  let accounts: unknown = null;
  let before = "";
  let expected = "";
  const ends = { nothing: 0, all: 0 };
  const positions = new Set<string>();
  for (let round = 0; round <= rounds; round += 1) {
    const steps = await runRound({ ...place, round, accounts });
    accounts = JSON.parse(stored(steps, "entered"));
    if (round > 0) {
      const found = stored(steps, "found");
      if (found === before) ends.nothing += 1;
      else {
        expect(JSON.parse(found)).toEqual(JSON.parse(expected));
        ends.all += 1;
      }
      expect(JSON.parse(stored(steps, "repeated"))).toEqual(JSON.parse(expected));
    }
    before = stored(steps, "before");
    expected = stored(steps, "expected");
    expect(expected).not.toBe(before);
    const { position } = steps.at(-1)!;
    positions.add(`${round % 6}: ${position?.done} of ${position?.of}`);
  }
  // The kills came at other places of other writes, before as well as after the commit.
  expect(positions.size).toBeGreaterThan(rounds / 2);
  expect(ends.all).toBeGreaterThan(0);
  expect(ends.nothing).toBeGreaterThan(rounds / 2);
}

async function runRound(terms: Place & { round: number; accounts: unknown }): Promise<KilledStep[]> {
  const script = [...quickStart, writer.file, JSON.stringify(terms)];
  const child = spawn(process.execPath, script, { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  child.stdout.on("data", (text) => {
    said += text;
  });
  const [code, signal] = await once(child, "close");
  if (signal !== "SIGKILL") throw new Error(`Round ${terms.round} ended with ${code} ${signal}`);
  return said
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as KilledStep);
}

function stored(steps: readonly KilledStep[], wanted: KilledStep["step"]): string {
  const found = steps.find(({ step }) => step === wanted);
  if (!found) throw new Error(`The round printed no step "${wanted}"`);
  return found.stored;
}
