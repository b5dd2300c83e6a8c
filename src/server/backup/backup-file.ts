import { once } from "node:events";
import { createReadStream, createWriteStream, renameSync } from "node:fs";
import { open } from "node:fs/promises";
import { createInterface } from "node:readline";
import { finished } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";

/**
 * Writes lines into a compressed file that only its owner can read. It has another name until it is complete and on
 * disk.
 */
export async function writeBackupFile(file: string, lines: AsyncIterable<string>): Promise<void> {
  const unfinished = `${file}.unfinished`;
  const gzip = createGzip({ level: 6 });
  const written = finished(gzip.pipe(createWriteStream(unfinished, { mode: 0o600 })));
  for await (const line of lines) {
    if (!gzip.write(`${line}\n`)) await once(gzip, "drain");
  }
  gzip.end();
  await written;
  const handle = await open(unfinished, "r");
  await handle.sync();
  await handle.close();
  renameSync(unfinished, file);
}

/** Reads the lines of a backup file. @throws Error if the file cannot be read or is damaged */
export async function* readBackupFile(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const gunzip = createGunzip();
  let failure: Error | null = null;
  const fail = (error: Error) => {
    failure ??= error;
    gunzip.end();
  };
  source.on("error", fail);
  gunzip.on("error", fail);
  yield* createInterface({ input: source.pipe(gunzip), crlfDelay: Number.POSITIVE_INFINITY });
  if (failure) throw failure;
}
