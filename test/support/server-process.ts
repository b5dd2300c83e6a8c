import { type ChildProcess, spawn } from "node:child_process";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { quickStart } from "#test/support/quick-start.ts";

/** The built product as a separate process. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** Stops it as an operator would; a second call does nothing. */
  stop(): Promise<void>;
  /** Resolves with its exit code when it has ended. */
  readonly ended: Promise<number | null>;
}

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Starts the built server, or another program that says when it is ready, and waits for that.
 *
 * @param program arguments of Node.js
 * @param environment all its variables, besides the path of programs
 * @param preload a file of this repository that is run first
 * @param listen is called with its output, standard and error
 * @throws Error with its output if it ends before that
 */
export async function startServerProcess(options: {
  environment: Record<string, string>;
  preload?: string;
  program?: string[];
  listen?: (text: Buffer) => void;
}): Promise<ServerProcess> {
  const { environment, preload, listen = () => undefined } = options;
  const { program = [join(root, "dist/server/main.js")] } = options;
  const { PATH = "", HOME = "" } = process.env;
  const before = preload ? ["--import", join(root, preload)] : [];
  const child = spawn(process.execPath, [...quickStart, ...before, ...program], {
    cwd: root,
    env: { PATH, HOME, ...environment },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  // A test that is cut short leaves no server behind.
  process.once("exit", () => child.kill("SIGKILL"));
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  await isReady(child, listen);
  return { child, stop: () => end(child), ended };
}

/** A port on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function isReady(child: ChildProcess, listen: (text: Buffer) => void): Promise<void> {
  let said = "";
  return new Promise((resolve, reject) => {
    const hear = (text: Buffer) => {
      listen(text);
      said += text;
      if (said.includes("is ready at")) resolve();
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("exit", () => reject(new Error(`The server ended:\n${said}`)));
  });
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}
