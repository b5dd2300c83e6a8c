// Brings node_modules and dist up to date, or does nothing if they are: a second start costs one hash.
// Plain JavaScript, because nothing is installed when it first runs.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stamps = join(root, ".cache", "stamps");

/** Installs the locked packages if the lock has changed since the last time. */
export function ensureInstalled() {
  const wanted = hashOf([join(root, "package-lock.json")]);
  if (existsSync(join(root, "node_modules")) && stamp("installed") === wanted) return;
  run("npm", ["ci", "--ignore-scripts", "--no-fund", "--no-audit"]);
  setStamp("installed", wanted);
}

/** Builds the web app, the renderer and the server if a source has changed since the last time. */
export function ensureBuilt() {
  const configs = readdirSync(root).filter((name) =>
    /^(vite.*\.config\.ts|package(-lock)?\.json)$/.test(name),
  );
  const wanted = hashOf([...filesBelow(join(root, "src")), ...configs.map((name) => join(root, name))]);
  if (existsSync(join(root, "dist")) && stamp("built") === wanted) return;
  for (const config of ["vite.pdf.config.ts", "vite.config.ts", "vite.server.config.ts"]) {
    run("npx", ["--no-install", "vite", "build", "--logLevel", "warn", "--config", config]);
  }
  setStamp("built", wanted);
}

/**
 * Runs a program to its end. Its output goes to standard error, so that standard output has only the answer of the
 * command.
 *
 * @param {string} program
 * @param {string[]} parameters
 */
function run(program, parameters) {
  console.error(`> ${program} ${parameters.join(" ")}`);
  const { status } = spawnSync(program, parameters, { cwd: root, stdio: ["ignore", 2, 2] });
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
