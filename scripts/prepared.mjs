// Brings node_modules and dist up to date, or does nothing if they are: a second start costs one hash.
// Plain JavaScript, because nothing is installed when it first runs.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
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
    /\/(without-[\w-]+|unused-react)\.ts$/.test(file),
  );
  const wanted = hashOf([
    ...filesBelow(join(root, "src")),
    ...configs.map((name) => join(root, name)),
    ...plugins,
  ]);
  if (existsSync(join(root, "dist")) && stamp("built") === wanted) return;
  await Promise.all(
    ["vite.pdf.config.ts", "vite.config.ts", "vite.server.config.ts"].map((config) =>
      run("npx", ["--no-install", "vite", "build", "--logLevel", "warn", "--config", config]),
    ),
  );
  setStamp("built", wanted);
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
