// Runs all checks: format, lint, types, dead code, units, integration on every database of this machine, journeys in a
// browser, bytes. It ends with the names of what failed and the line "N passed, N failed", and fails if anything did.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { setPriority } from "node:os";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBuilt, ensureInstalled } from "./prepared.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cache = join(root, ".cache");
const sum = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const failures = [];

await ensureInstalled("tests");
// One of the integration tests starts the built product, as the journeys do.
await Promise.all([runChecks(), ensureBuilt()]);
// Journeys often wait for a page, and lose a race if they are late. Units and integration take what they leave.
const units = suite(
  "units and integration",
  [
    ...["vitest", "run", `--outputFile.json=${report("vitest")}`],
    ...["default", "json", "./scripts/second-tries.ts"].map((reporter) => `--reporter=${reporter}`),
  ],
  () => {
    const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites, testResults } =
      readReport("vitest");
    failures.push(...failedTests(testResults));
    return {
      passed: numPassedTests,
      failed: numFailedTests || numFailedTestSuites,
      skipped: numPendingTests,
    };
  },
  { inBackground: true },
);
await suite("journeys", ["playwright", "test"], () => {
  const { stats, config, suites } = readReport("e2e");
  failures.push(...failedJourneys(suites));
  const { expected, unexpected, flaky, skipped } = stats;
  if (flaky > 0) console.log(`== journeys: ${flaky} needed a second try`);
  sayWhatIsMissing(config.projects);
  return { passed: expected + flaky, failed: unexpected, skipped };
});
await units;

// At the end, where somebody who sees only the last lines finds them.
if (failures.length > 0) console.log(`\nFailed:\n${failures.join("\n")}`);
console.log(
  `\n${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ""}`,
);
process.exit(sum.failed > 0 ? 1 : 0);

/** Beside the build, which takes as long as all three. */
async function runChecks() {
  await check("format and lint", ["biome", "ci", "--error-on-warnings"]);
  // More threads take twice the processor time, which the build needs meanwhile.
  await check("types", ["tsc", "-b", "--singleThreaded"]);
  await check("dead code", ["knip"]);
}

/**
 * A step that passes or fails as a whole.
 * @param {string} name @param {string[]} command
 */
async function check(name, command) {
  const passed = await run(name, command);
  sum[passed ? "passed" : "failed"] += 1;
  if (!passed) failures.push(name);
}

/**
 * A step that counts its own tests. If it fails without a failed test, it still counts as failed.
 * @param {string} name @param {string[]} command
 * @param {() => { passed: number, failed: number, skipped: number }} count
 * @param {{ inBackground?: boolean }} manner
 */
async function suite(name, command, count, manner = {}) {
  for (const file of ["vitest", "e2e"])
    if (command.join(" ").includes(file)) rmSync(report(file), { force: true });
  const ok = await run(name, command, manner);
  const counted = safely(count);
  sum.passed += counted.passed;
  sum.skipped += counted.skipped;
  sum.failed += ok ? counted.failed : Math.max(1, counted.failed);
}

/** @param {() => { passed: number, failed: number, skipped: number }} count */
function safely(count) {
  try {
    return count();
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/**
 * The failed tests, or the file if it failed before its first test.
 * @param {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }[]} files
 */
function failedTests(files) {
  return files.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((each) => each.status === "failed");
    if (status === "failed" && failed.length === 0) return [file];
    return failed.map(({ fullName }) => `${file}: ${fullName}`);
  });
}

/**
 * @typedef {{ title: string, suites?: Suite[], specs: { ok: boolean, title: string, file: string }[] }} Suite
 * @param {Suite[]} suites
 * @returns {string[]}
 */
function failedJourneys(suites) {
  return suites.flatMap(({ suites: inner = [], specs }) => [
    ...specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`),
    ...failedJourneys(inner),
  ]);
}

/** An engine that is not installed has no project. @param {{ name: string }[]} projects */
function sayWhatIsMissing(projects) {
  const packages = { firefox: "firefox-esr", webkit: "webkit2gtk-driver xvfb" };
  const missing = Object.entries(packages).filter(
    ([engine]) => !projects.some(({ name }) => name === engine),
  );
  if (missing.length === 0) return;
  const names = missing.map(([engine]) => engine).join(" and ");
  const install = missing.map(([, names]) => names).join(" ");
  console.log(`== journeys: skipped in ${names}, not installed here (Debian: apt-get install ${install})`);
}

/**
 * @param {string} name
 * @param {string[]} command
 * @param {{ inBackground?: boolean }} manner a step in the background gets less of
 *   the processor than the others, and its output is shown at its end
 */
async function run(name, command, { inBackground = false } = {}) {
  if (!inBackground) console.log(`\n== ${name}`);
  const child = spawn("npx", ["--no-install", ...command], {
    cwd: root,
    stdio: inBackground ? ["ignore", "pipe", "pipe"] : "inherit",
  });
  /** @type {Buffer[]} */
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part) => said.push(part));
  if (inBackground && child.pid) setPriority(child.pid, 5);
  const [status] = await once(child, "close");
  if (inBackground) console.log(`\n== ${name}\n${Buffer.concat(said)}`);
  if (status !== 0) console.log(`== ${name}: failed`);
  return status === 0;
}

/** @param {string} name */
function report(name) {
  return join(cache, `${name}.json`);
}

/** @param {string} name */
function readReport(name) {
  const file = report(name);
  if (!existsSync(file)) throw new Error(`${name} wrote no report`);
  return JSON.parse(readFileSync(file, "utf8"));
}
