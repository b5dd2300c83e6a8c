// Brings node_modules and dist up to date, or does nothing if they are: a second start only looks at the files' times.
// Plain JavaScript, because nothing is installed when it first runs.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamps = join(root, ".cache", "stamps");

/**
 * Installs the locked packages if the lock has changed since the last time: for a start those that build and run the
 * product (`dependencies`), otherwise also those of tests and checks (`devDependencies`), a browser among them.
 *
 * @param {"start" | "tests"} purpose
 */
export async function ensureInstalled(purpose) {
  const modules = join(root, "node_modules");
  const lock = hashOf([join(root, "package-lock.json")]);
  const installed = existsSync(modules) ? stamp("installed") : null;
  if (installed === `${lock} tests` || installed === `${lock} ${purpose}`) return;
  // A start takes nothing away from somebody who has the tools of the tests.
  const wanted = existsSync(join(modules, "vitest")) ? "tests" : purpose;
  const omitted = wanted === "start" ? ["--omit=dev"] : [];
  await run("npm", ["ci", "--ignore-scripts", "--no-fund", "--no-audit", ...omitted]);
  setStamp("installed", `${lock} ${wanted}`);
}

/** Builds the web app, the renderer and the server, side by side, if a source has changed since the last time. */
export async function ensureBuilt() {
  const configs = readdirSync(root).filter((name) =>
    /^(vite.*\.config\.ts|package(-lock)?\.json)$/.test(name),
  );
  const plugins = filesBelow(join(root, "scripts")).filter((file) =>
    /\/(without-[\w-]+|unused-react|first-frame|preloads)\.ts$/.test(file),
  );
  const files = [...filesBelow(join(root, "src")), ...configs.map((name) => join(root, name)), ...plugins];
  const isBuilt = existsSync(join(root, "dist"));
  const looks = looksOf(files);
  if (isBuilt && stamp("looked") === `${stamp("built")} ${looks.digest}`) return;
  const wanted = hashOf(files);
  if (!isBuilt || stamp("built") !== wanted) {
    // A build that fails half-way leaves files of two states.
    setStamp("built", "");
    await Promise.all(
      ["vite.pdf.config.ts", "vite.config.ts", "vite.server.config.ts"].map((config) =>
        run("npx", ["--no-install", "vite", "build", "--logLevel", "warn", "--config", config]),
      ),
    );
    setStamp("built", wanted);
  }
  setStamp("looked", looks.areSettled ? `${wanted} ${looks.digest}` : "");
}

/**
 * Runs a program to its end. Its output goes to standard error, so that standard output has only the answer of the
 * command.
 *
 * @param {string} program
 * @param {string[]} parameters
 */
async function run(program, parameters) {
  console.error(`> ${program} ${parameters.join(" ")}`);
  const child = spawn(program, parameters, { cwd: root, stdio: ["ignore", 2, 2] });
  const [status] = await once(child, "close");
  if (status !== 0) process.exit(status ?? 1);
}

/** @param {string} folder @returns {string[]} every file below it that is part of the build, sorted */
function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * What files look like from outside: a file that looks the same has the same content, so that only one that does not is
 * read. A write changes the time of the last change (ctime), which no program can set. Files that were changed a moment
 * ago are not settled: another change within the same tick of the file system's clock would not show.
 *
 * @param {string[]} files
 */
export function looksOf(files) {
  const hash = createHash("sha256").update(process.version);
  const aMomentAgo = BigInt(Date.now() - 5_000) * 1_000_000n;
  let areSettled = true;
  for (const file of files) {
    const { ino, size, mtimeNs, ctimeNs } = lstatSync(file, { bigint: true });
    hash.update(`${file}\0${ino} ${size} ${mtimeNs} ${ctimeNs}\0`);
    if (ctimeNs > aMomentAgo) areSettled = false;
  }
  return { digest: hash.digest("hex"), areSettled };
}

/** @param {string[]} files */
function hashOf(files) {
  const hash = createHash("sha256").update(process.version);
  for (const file of files) hash.update(file.slice(root.length)).update("\0").update(readFileSync(file));
  return hash.digest("hex");
}

/** @param {string} name */
function stamp(name) {
  const file = join(stamps, name);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

/** @param {string} name @param {string} value */
function setStamp(name, value) {
  mkdirSync(stamps, { recursive: true });
  writeFileSync(join(stamps, name), value);
}
