import { randomUUID } from "node:crypto";
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import Module, { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { constants, Script } from "node:vm";

/** The compiled code of a folder's CommonJS files. */
export interface CodeCache {
  /**
   * Writes what V8 has compiled since the files were loaded, if it could not be read from an earlier save. The folder
   * may refuse it: then the next start compiles again.
   */
  save(): void;
}

/**
 * From now on loads the files of a folder with the code that an earlier process has compiled, so that a second start does
 * not compile again. V8 refuses code of another version of itself or of other flags, but of the source compares only the length: a
 * file's name has to change with its content.
 */
export function cacheCompiledCode(folder: string): CodeCache {
  const { extensions } = createRequire(import.meta.url);
  const loadUncached = extensions[".js"];
  const unsaved = new Map<string, Script>();
  extensions[".js"] = (module, file) => {
    if (dirname(file) !== resolve(folder)) return loadUncached?.(module, file);
    const script = compiled(file);
    if (script.cachedDataRejected !== false) unsaved.set(file, script);
    const run: unknown = script.runInThisContext();
    if (typeof run === "function")
      run.call(module.exports, module.exports, module.require.bind(module), module, file, dirname(file));
  };
  return {
    save() {
      for (const [file, script] of unsaved) write(cacheOf(file), script.createCachedData());
      unsaved.clear();
    },
  };
}

function compiled(file: string): Script {
  const cachedData = readIfThere(cacheOf(file));
  return new Script(Module.wrap(readFileSync(file, "utf8")), {
    filename: file,
    ...(cachedData ? { cachedData } : {}),
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
}

function cacheOf(file: string): string {
  return `${file}.cache`;
}

function readIfThere(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

/** Complete and on disk before it has its name, because V8 trusts what it reads. */
function write(file: string, bytes: Buffer): void {
  const unfinished = `${file}.${randomUUID()}`;
  try {
    writeFileSync(unfinished, bytes, { flush: true });
    renameSync(unfinished, file);
  } catch {
    rmSync(unfinished, { force: true });
  }
}
