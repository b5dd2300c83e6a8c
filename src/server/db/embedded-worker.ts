import { once } from "node:events";
import {
  closeSync,
  constants,
  cpSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { type MessagePort, parentPort } from "node:worker_threads";
import { PGlite, type PGliteOptions } from "@electric-sql/pglite";
import { countFsyncs, DurableNodeFS } from "#server/db/durable-node-fs.ts";
import type { EmbeddedAnswer, EmbeddedRequest, EmbeddedSettings } from "#server/db/embedded-messages.ts";

/** The entry of the embedded database's thread. PGlite blocks the thread it runs in, so it must not be the main one. */
const port = parentPort;
if (!port) throw new Error("embedded-worker.ts runs as a worker thread only");

/** PGlite without the question for all types of arrays: pg on the main thread parses the answers. */
class Engine extends PGlite {
  override async _initArrayTypes(): Promise<void> {
    // Would take as long as half of the engine's start.
  }
}

let lastWords = "";

// In a function, because a CommonJS module, which this is in the build, cannot await. What it throws ends the thread.
void run(port);

async function run(port: MessagePort): Promise<void> {
  const [settings]: EmbeddedSettings[] = await once(port, "message");
  if (!settings) throw new Error("The first message has the settings");
  const { directory, template } = settings;
  const database = directory === null ? await openInMemory(template) : await openOnDisk(directory);
  port.on("message", (request: EmbeddedRequest) => void answer({ database, directory }, request));
  send({ id: 0, count: 0 });
}

interface Opened {
  readonly database: PGlite;
  readonly directory: string | null;
}

async function answer(opened: Opened, request: EmbeddedRequest): Promise<void> {
  const { id } = request;
  const { database } = opened;
  try {
    if (request.ask === "exchange") await answerExchange(database, id, request.bytes);
    else if (request.ask === "copy") {
      await copyTo(opened, request.folder);
      send({ id, count: 0 });
    } else if (request.ask === "dump") send({ id, bytes: await dump(database) });
    else if (request.ask === "fsyncs") send({ id, count: countFsyncs() });
    else {
      await database.close();
      send({ id, count: 0 });
    }
  } catch (error) {
    send({ id, error: error instanceof Error ? error.message : String(error) });
  }
}

async function answerExchange(database: PGlite, id: number, question: Uint8Array): Promise<void> {
  const bytes = await exchange(database, question);
  const fatal = hasFatalError(bytes);
  send({ id, bytes });
  // A server process of PostgreSQL would end here. PGlite continues in a state in which it answers wrongly or never, so
  // a new thread recovers from the files on disk.
  if (fatal) process.exit(1);
}

function send(message: EmbeddedAnswer): void {
  port?.postMessage(message, "bytes" in message ? [message.bytes.buffer as ArrayBuffer] : []);
}

/** Passes messages on in the raw protocol, because pg on the main thread parses the answer. */
async function exchange(database: PGlite, bytes: Uint8Array): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  // A part is a view into the database's memory, so it is copied.
  await database.execProtocolRawStream(bytes, { onRawData: (part) => parts.push(part.slice()) });
  return joined(parts);
}

/** Looks for an error of severity FATAL or PANIC in protocol messages, each of which is letter, length and content. */
function hasFatalError(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const errorResponse = 0x45;
  for (let offset = 0; offset + 5 <= bytes.length; offset += 1 + view.getUint32(offset + 1)) {
    if (bytes[offset] !== errorResponse) continue;
    const content = Buffer.from(bytes.buffer, offset, 1 + view.getUint32(offset + 1)).toString("latin1");
    if (/\0V(FATAL|PANIC)\0/.test(content)) return true;
  }
  return false;
}

async function dump(database: PGlite): Promise<Uint8Array> {
  await database.exec("checkpoint");
  const tar = await database.dumpDataDir("none");
  return new Uint8Array(await tar.arrayBuffer());
}

/** Only this thread writes to the files, so they do not change while it copies them. */
async function copyTo({ database, directory }: Opened, folder: string): Promise<void> {
  if (directory === null) throw new Error("A database in memory has no files");
  await database.exec("checkpoint");
  mkdirSync(folder, { mode: 0o700 });
  const options = { recursive: true, mode: constants.COPYFILE_FICLONE };
  cpSync(join(directory, "pgdata"), join(folder, "pgdata"), options);
}

function joined(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}

/** With few shared buffers: they copy what is in memory, and a start writes zeros to all of them. */
function openInMemory(tar: Uint8Array | null): Promise<PGlite> {
  const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=8MB"];
  return open({ startParams, ...(tar && { loadDataDir: new Blob([tar as Uint8Array<ArrayBuffer>]) }) });
}

async function open(options: PGliteOptions): Promise<PGlite> {
  const engine = new Engine(options);
  await engine.waitReady;
  return engine;
}

/**
 * Makes a new database in another folder, and moves it into place when it is complete and on disk. So a process that is
 * stopped half-way leaves nothing that looks like a database.
 */
async function openOnDisk(parent: string): Promise<PGlite> {
  const folder = join(parent, "pgdata");
  if (!existsSync(folder)) {
    const unfinished = join(parent, "pgdata.new");
    rmSync(unfinished, { recursive: true, force: true });
    const fresh = await explained(open(onDisk(unfinished)));
    await fresh.close();
    flushTree(unfinished);
    renameSync(unfinished, folder);
    flush(parent);
  }
  return explained(open(onDisk(folder)));
}

/** PGlite only says that it failed to start; PostgreSQL prints the reason before it ends. */
async function explained(opening: Promise<PGlite>): Promise<PGlite> {
  try {
    return await opening;
  } catch (error) {
    if (lastWords === "") throw error;
    throw new Error(lastWords, { cause: error });
  }
}

function noteLastWords(text: string): boolean {
  if (/(FATAL|PANIC):/.test(text)) lastWords = text.trim();
  return false;
}

/**
 * Without `-F`, which would turn fsync off. Of the other sync methods none works in Emscripten. A start writes zeros to
 * all of the shared buffers, so they are half of PostgreSQL's usual size; the system caches the files beneath them.
 */
function onDisk(folder: string): PGliteOptions {
  const startParams = PGlite.defaultStartParams.filter((parameter) => parameter !== "-F");
  return {
    fs: new DurableNodeFS(folder),
    startParams: [...startParams, "-c", "wal_sync_method=fsync", "-c", "shared_buffers=64MB"],
    onStderr: noteLastWords,
  };
}

function flushTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) flushTree(path);
    else flush(path);
  }
  flush(folder);
}

function flush(path: string): void {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
