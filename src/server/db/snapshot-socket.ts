import { randomUUID } from "node:crypto";
import { readdirSync, rmSync } from "node:fs";
import { createConnection, createServer } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";

/** Answers requests for a copy of the embedded database's files. */
export interface SnapshotSocket {
  close(): void;
}

const nameInFolder = "quotewright.sock";
const copyPrefix = "snapshot-";
const copied = "copied ";

/**
 * While the app runs, its data folder is locked, so no other process can read a consistent database. A backup asks
 * here, through a socket in that folder, which only the app's own user can reach. The answer names a folder with a copy
 * that was made between two transactions; the process that asked deletes the copy.
 *
 * @param copy copies the files into a folder
 * @param onError is called if the folder cannot have a socket, or a copy failed
 */
export function serveSnapshots(
  directory: string,
  copy: (folder: string) => Promise<void>,
  onError: (error: unknown) => void,
): SnapshotSocket {
  const path = join(directory, nameInFolder);
  // Left behind by processes that were killed; this process has the lock now.
  for (const name of readdirSync(directory)) {
    if (name === nameInFolder || name.startsWith(copyPrefix))
      rmSync(join(directory, name), { recursive: true });
  }
  const server = createServer((socket) => {
    const folder = join(directory, `${copyPrefix}${randomUUID()}`);
    socket.on("error", onError);
    copy(folder).then(
      () => socket.end(`${copied}${folder}`),
      (error: unknown) => {
        rmSync(folder, { recursive: true, force: true });
        onError(error);
        socket.end("the copy could not be made");
      },
    );
  });
  server.on("error", onError);
  server.listen(path);
  server.unref();
  return { close: () => server.close() };
}

/**
 * Asks the app that runs on a folder for a copy.
 *
 * @returns the folder of the copy, or null if no app is running
 * @throws Error if the copy could not be made
 */
export async function requestSnapshot(directory: string): Promise<string | null> {
  const socket = createConnection(join(directory, nameInFolder));
  try {
    const answer = await text(socket);
    if (answer.startsWith(copied)) return answer.slice(copied.length);
    throw new Error(`The running app answered: ${answer}. Its log says why.`);
  } catch (error) {
    if (isNobodyThere(error)) return null;
    throw error;
  }
}

function isNobodyThere(error: unknown): boolean {
  return error instanceof Error && "code" in error && ["ENOENT", "ECONNREFUSED"].includes(String(error.code));
}
