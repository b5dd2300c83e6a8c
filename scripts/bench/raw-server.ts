import { createHash, randomBytes, randomUUID } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type Server } from "node:http";
import { verify } from "@node-rs/argon2";
import type pg from "pg";
import type { Statement } from "./recorded-statements.ts";

type Row = Record<string, unknown>;
type Body = Record<string, unknown>;

/** What the app asked the database for a request, and the headers of its answer. */
export interface Recording {
  readonly statements: readonly Statement[];
  readonly headers: IncomingHttpHeaders;
}

/** What the app did for a request of each path. */
type Recordings = ReadonlyMap<string, Recording>;

/** A text that differs from request to request: as it was recorded, and as it is now. */
interface Replaced {
  readonly recorded: string;
  readonly now: string;
}

/**
 * The least that any server must do for the same requests: node:http, the statements that the app was recorded with in
 * the same transactions (the session's among them), the hash of the cookie and of the password, JSON.parse of the body,
 * JSON.stringify of the answer. No router, schema, rule, log or sum. It answers with the app's headers, as constants:
 * browsers need them from any server, and the kernel has a kilobyte more to send for them.
 */
export function rawServer(pool: pg.Pool, recordings: Recordings): Server {
  return createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const text = Buffer.concat(chunks).toString();
      const body: Body = text === "" ? {} : JSON.parse(text);
      const recording = recordings.get(`${request.method} ${request.url}`);
      if (!recording) throw new Error(`Nothing was recorded for ${request.method} ${request.url}`);
      answer(pool, recording, request, body).then(
        (result) => {
          const bytes = Buffer.from(JSON.stringify(result));
          response
            .writeHead(200, Object.assign({ "content-length": bytes.length }, recording.headers))
            .end(bytes);
        },
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    });
  });
}

async function answer(
  pool: pg.Pool,
  { statements }: Recording,
  { method, headers }: IncomingMessage,
  body: Body,
): Promise<unknown> {
  if (headers.cookie) hashOf(headers.cookie.slice(headers.cookie.indexOf("=") + 1));
  const rows = await replay(pool, statements, body);
  return method === "POST" ? { ...body, ...rows[0] } : rows.map(withWords);
}

/**
 * Runs the statements in their transactions, and sends together what the app sent together: a statement waits only for
 * the answers that the app had when it sent it. @returns the rows of the largest answer
 */
async function replay(pool: pg.Pool, statements: readonly Statement[], body: Body): Promise<Row[]> {
  const replaced = newTexts(statements, body);
  const answers: Promise<pg.QueryResult<Row>>[] = [];
  let largest: Row[] = [];
  let client: pg.PoolClient | null = null;
  let readOnly = false;
  let answered = 0;
  for (const { text, values, answered: before } of statements) {
    for (; answered < before; answered += 1) {
      const { rows } = (await answers[answered]) as pg.QueryResult<Row>;
      if (rows?.length >= largest.length) largest = rows;
      if (statements[answered]?.text.includes(userByEmail)) {
        replaced.push(await signedIn(rows[0] ?? {}, body, statements));
      }
    }
    if (text.startsWith("begin")) {
      client = await pool.connect();
      readOnly = text.startsWith("begin read only");
    }
    if (!client) throw new Error(`No transaction was begun for ${text}`);
    sendTogether(client);
    const asked = values.map((value) => (typeof value === "string" ? withNew(value, replaced) : value));
    answers.push(client.query<Row>(withNew(text, replaced), asked));
    if (text !== "commit") continue;
    client.release();
    client = null;
  }
  if (!readOnly) await answers.at(-1);
  return largest;
}

/** As transactions.ts does: one write to the socket for all that is sent before the present work waits. */
function sendTogether({ connection: { stream } }: pg.PoolClient): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

const userByEmail = 'from "users" where "email"';

/** What the app makes for each request: the id and the number of a document, and a session's name; and whose e-mail. */
function newTexts(statements: readonly Statement[], body: Body): Replaced[] {
  const random = randomUUID();
  return statements.flatMap(({ text, values }) => {
    if (text.includes("insert into document_numbers"))
      return [
        { recorded: String(values[7]), now: random },
        { recorded: String(values[6]), now: `R-${random.slice(0, 13)}` },
      ];
    if (text.includes('insert into "sessions"'))
      return [{ recorded: String(values[0]), now: hashOf(randomBytes(32).toString("base64url")) }];
    // Each request is counted under names of its own, as the app counts the addresses that its requests come from.
    if (text.includes('insert into "counted_tries"'))
      return [{ recorded: String(values[0]), now: hashOf(randomBytes(32).toString("base64url")) }];
    if (text.includes(userByEmail)) return [{ recorded: String(values[0]), now: String(body.email) }];
    return [];
  });
}

function withNew(text: string, replaced: readonly Replaced[]): string {
  let result = text;
  for (const { recorded, now } of replaced) result = result.replace(recorded, now);
  return result;
}

/** Checks the password. @returns the id of the user in place of the recorded one's */
async function signedIn(user: Row, body: Body, statements: readonly Statement[]): Promise<Replaced> {
  if (!(await verify(String(user.password_hash), String(body.password))))
    throw new Error("The password is wrong");
  const session = statements.find(({ text }) => text.includes('insert into "sessions"'));
  return { recorded: String(session?.values[2]), now: String(user.id) };
}

function withWords({ plain, lines_plain: linesPlain, lines, ...columns }: Row): unknown {
  if (plain === undefined) return columns;
  const words = { ...(plain as object), ...(linesPlain as object) } as Row;
  const ofLines = (words.lineItems ?? {}) as Record<string, object>;
  const lineItems = (lines as { id: string }[] | undefined)?.map((line) => ({
    ...line,
    ...ofLines[line.id],
  }));
  return { ...columns, ...words, ...(lineItems ? { lineItems } : {}) };
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
