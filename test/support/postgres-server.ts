import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

/** A PostgreSQL server for the tests, reached through a socket in its folder. */
export interface PostgresServer {
  /** The URL of one of its databases, for the server's superuser or another user, who needs no password. */
  url(database: string, user?: string): string;
  /** Stops the server at once, as `pg_ctl stop -m fast` does; connections are cut. */
  stop(): Promise<void>;
  /** Starts it again on the same data. */
  start(): Promise<void>;
  /** Starts it again as a standby, which can be read and not written. */
  becomeStandby(): Promise<void>;
  /** Makes a standby the server that can be written. */
  promote(): Promise<void>;
  /** Stops it and deletes its folder. */
  destroy(): Promise<void>;
}

/** The folder of initdb and postgres; null on a machine without PostgreSQL. */
export function findPostgres(): string | null {
  const versions = "/usr/lib/postgresql";
  const packaged = existsSync(versions)
    ? readdirSync(versions).map((name) => join(versions, name, "bin"))
    : [];
  const folders = [...(process.env.PATH ?? "").split(":"), "/usr/local/bin", ...packaged];
  return (
    folders.find((folder) => ["initdb", "postgres"].every((name) => existsSync(join(folder, name)))) ?? null
  );
}

/** Creates a new server and starts it. @throws Error if initdb or the server fails */
export async function startPostgresServer(binaries: string): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), "quotewright-postgres-"));
  if (process.getuid?.() === 0) execFileSync("chown", ["postgres:", folder]);
  const data = join(folder, "data");
  const [initdb, ...initdbArguments] = unprivileged([
    join(binaries, "initdb"),
    ...["-D", data, "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"],
  ]);
  execFileSync(initdb as string, initdbArguments, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  let server: ChildProcess | null = null;

  const url = (database: string, user = "postgres") => `postgresql://${user}@/${database}?host=${folder}`;

  async function start(): Promise<void> {
    const [postgres, ...serverArguments] = unprivileged([
      join(binaries, "postgres"),
      ...["-D", data, "-k", folder, "-c", "listen_addresses=", "-c", "max_connections=60"],
      // The data is thrown away, so it need not survive a power cut.
      ...["-c", "fsync=off", "-c", "full_page_writes=off", "-c", "synchronous_commit=off"],
    ]);
    server = spawn(postgres as string, serverArguments, { cwd: folder, stdio: "ignore" });
    await answers(url("postgres"));
  }

  async function stop(): Promise<void> {
    const running = server;
    server = null;
    if (!running || running.exitCode !== null) return;
    const gone = new Promise((resolve) => running.once("exit", resolve));
    running.kill("SIGINT");
    await gone;
  }

  await start();
  return {
    url,
    start,
    stop,
    async becomeStandby() {
      await stop();
      writeFileSync(join(data, "standby.signal"), "");
      await start();
    },
    async promote() {
      const client = new pg.Client({ connectionString: url("postgres") });
      await client.connect();
      await client.query("select pg_promote()");
      await client.end();
    },
    async destroy() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * PostgreSQL refuses to run as root, so root runs it as the user postgres. It ends with the process that started it,
 * even if that one is killed.
 */
function unprivileged(command: string[]): string[] {
  const asUser = process.getuid?.() === 0 ? ["--reuid=postgres", "--regid=postgres", "--init-groups"] : [];
  const hasSetpriv = existsSync("/usr/bin/setpriv") || existsSync("/bin/setpriv");
  if (hasSetpriv) return ["setpriv", ...asUser, "--pdeathsig=INT", "--", ...command];
  if (asUser.length > 0) return ["su", "postgres", "-s", "/bin/sh", "-c", `exec ${command.join(" ")}`];
  return command;
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return;
    } catch (error) {
      if (attempt === 200) throw error;
      await wait(50);
    } finally {
      await client.end();
    }
  }
}
