import { createHash, randomBytes, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { verify } from "@node-rs/argon2";
import type pg from "pg";

type Client = pg.PoolClient;
type Values = unknown[];

/** A request of the raw server, after parsing. */
interface Asked {
  pool: pg.Pool;
  /** SQL that takes the tenants' role, if the connecting user needs it. */
  role: string;
  userId: string;
  id: string;
  body: Record<string, unknown>;
}

/**
 * The least that any server must do for the same requests: node:http, the same statements in the same transactions
 * (including session and subscription), JSON.parse of the body, JSON.stringify of the answer. No router, schema,
 * rule, header, log or sum.
 */
export function rawServer(pool: pg.Pool, role: string | null): Server {
  const takeRole = role === null ? "" : `; set local role ${role}`;
  return createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const text = Buffer.concat(chunks).toString();
      const body = text === "" ? {} : JSON.parse(text);
      answer(request, { pool, role: takeRole, userId: "", id: "", body }).then(
        (result) => {
          const bytes = Buffer.from(JSON.stringify(result));
          const headers = { "content-type": "application/json", "content-length": bytes.length };
          response.writeHead(200, headers).end(bytes);
        },
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    });
  });
}

async function answer({ method = "", url = "", headers }: IncomingMessage, asked: Asked): Promise<unknown> {
  if (url === "/api/login") return signIn(asked);
  const userId = await sessionUser(asked, headers.cookie ?? "");
  const own = { ...asked, userId, id: url.slice(url.lastIndexOf("/") + 1) };
  if (method === "POST") return create(own);
  if (url === "/api/stats") return stats(own);
  return url.startsWith("/api/quotes?") ? list(own) : read(own);
}

async function transaction<T>(
  { pool, role }: Asked,
  prelude: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    client.query(prelude.replace(";", `${role};`));
    const result = await work(client);
    const committed = client.query("commit");
    if (!prelude.startsWith("begin read only")) await committed;
    return result;
  } finally {
    client.release();
  }
}

function asOwner<T>(asked: Asked, mode: string, work: (client: Client) => Promise<T>): Promise<T> {
  return transaction(asked, `${mode}; set local app.user_id = '${asked.userId}'`, work);
}

async function rows(client: Client, text: string, values: Values = []): Promise<Record<string, unknown>[]> {
  return (await client.query(text, values)).rows;
}

async function sessionUser(asked: Asked, cookie: string): Promise<string> {
  const sid = createHash("sha256")
    .update(cookie.slice(cookie.indexOf("=") + 1))
    .digest("hex");
  const found = await transaction(asked, "begin read only;", (client) =>
    rows(client, "select sess from sessions where sid = $1 and expire > $2", [sid, new Date().toISOString()]),
  );
  return String((found[0]?.sess as { userId?: string } | undefined)?.userId);
}

function list(asked: Asked): Promise<unknown> {
  return asOwner(asked, "begin read only", async (client) => {
    const found = await rows(
      client,
      `select ${summary} from documents where kind = $1 order by created_at desc, id desc limit $2`,
      ["quote", 50],
    );
    return found.map(({ plain, ...row }) => ({ ...row, ...(plain as object) }));
  });
}

const summary = `user_id, id, version, plain, sealed, created_at, updated_at, kind, number, status, language, issue_date,
  valid_until, due_date, paid_date, quote_id, markup_percent, markup_scope, discount_percent, discount_base, tax_percent, cis_applied,
  cis_method, cis_rate_percent, reverse_charge, subtotal, total, material_cost, labor_cost`;

const findQuote = "select * from documents where id = $1 and kind = $2";

function read(asked: Asked): Promise<unknown> {
  return asOwner(asked, "begin read only", async (client) =>
    spread(await rows(client, findQuote, [asked.id, "quote"])),
  );
}

function spread([row = {}]: Record<string, unknown>[]): unknown {
  const { plain, lines, ...columns } = row;
  const { lineItems, ...words } = plain as { lineItems: Record<string, object> };
  const spreadLines = (lines as { id: string }[]).map((line) => ({ ...line, ...lineItems[line.id] }));
  return { ...columns, ...words, lineItems: spreadLines };
}

function stats(asked: Asked): Promise<unknown> {
  return asOwner(asked, "begin read only", async (client) => {
    await rows(client, selectTerms);
    const months = await rows(
      client,
      "select * from monthly_figures where quote_count > $1 or invoice_count > $2 order by year desc, month desc",
      [0, 0],
    );
    const standing = await rows(client, standingQuery);
    const counts = await rows(client, countsQuery, ["2026-11-16", "Europe/London"]);
    return { ...counts[0], ...standing[0], months };
  });
}

const selectTerms = `select language, charge_vat, vat_rate, markup_scope, default_markup_percent, default_tax_percent,
  payment_terms_days, quote_validity_days, cis_registered, cis_method, cis_rate_percent, brand_color from company_profiles`;

const countsQuery = `
  select materials.*, labor.* from
    (select count(*) as "materialsCount",
      count(*) filter (where created_at >= $1::timestamp at time zone $2::text) as "newMaterials" from materials) as materials,
    (select count(*) as "laborCount" from labor_items) as labor`;

const standingQuery = `
  select currency, coalesce(sum(count) filter (where pending), 0)::bigint as "pendingQuotes",
    coalesce(sum(total) filter (where pending), 0)::bigint as "pendingTotal",
    coalesce(sum(count) filter (where owed), 0)::bigint as "outstandingCount",
    coalesce(sum(total) filter (where owed), 0)::bigint as "outstandingTotal"
    from (select currency, count, total, kind = 'quote' and status in ('draft', 'sent') as pending,
      kind = 'invoice' and status not in ('paid', 'cancelled') as owed from status_figures) as each
    group by currency`;

async function create(asked: Asked): Promise<unknown> {
  const { userId } = asked;
  await transaction(asked, "begin read only;", (client) =>
    rows(client, "select * from users where id = $1", [userId]),
  );
  return asOwner(asked, "begin", async (client) => {
    await rows(client, "select kid from keysets for share");
    await rows(client, selectTerms);
    await rows(client, selectTerms);
    const id = randomUUID();
    await rows(client, "select number from document_numbers where kind = $1 and document_id = $2", [
      "quote",
      id,
    ]);
    const [counter] = await rows(
      client,
      `insert into document_counters (user_id, kind, next) values ($1, $2, 2)
       on conflict (user_id, kind) do update set next = document_counters.next + 1 returning next`,
      [userId, "quote"],
    );
    const number = `Q-${String(Number(counter?.next) - 1).padStart(4, "0")}`;
    await rows(client, "insert into document_numbers values ($1, $2, $3, $4) on conflict do nothing", [
      ...[userId, "quote", number, id],
    ]);
    await rows(client, insertQuote, quoteValues(asked, id, number));
    await rows(client, addToFigures, [
      userId,
      2026,
      11,
      1,
      75_000,
      0,
      0,
      userId,
      "quote",
      "draft",
      1,
      75_000,
    ]);
    return spread(await rows(client, findQuote, [id, "quote"]));
  });
}

function quoteValues({ userId, body }: Asked, id: string, number: string): Values {
  const { lineItems, ...words } = body as { lineItems: Record<string, unknown>[] };
  const lines = lineItems.map(({ name: _, ...line }) => ({ ...line, id: randomUUID() }));
  const names = Object.fromEntries(lines.map((line, index) => [line.id, { name: lineItems[index]?.name }]));
  const now = new Date().toISOString();
  return [
    ...[userId, id, JSON.stringify({ ...words, lineItems: names }), now, now, "quote", number, "draft"],
    ...["2026-11-21", "2026-12-21", JSON.stringify(lines), 25_000, "materials_and_labour", 0, "subtotal"],
    ...[20_000, false, "hmrc", 20_000, false, 50_000, 75_000],
  ];
}

const insertQuote = `insert into documents (user_id, id, plain, created_at, updated_at, kind, number, status, issue_date,
    valid_until, lines, markup_percent, markup_scope, discount_percent, discount_base, tax_percent, cis_applied,
    cis_method, cis_rate_percent, reverse_charge, subtotal, total, language)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, 'en-GB')`;

const addToFigures = `
  with by_month as (
    insert into monthly_figures (
      user_id, year, month, quote_count, quote_total, invoice_count, invoice_total, currency)
    values ($1, $2, $3, $4, $5, $6, $7, 'GBP')
    on conflict (user_id, year, month, currency) do update set
      quote_count = monthly_figures.quote_count + excluded.quote_count,
      quote_total = monthly_figures.quote_total + excluded.quote_total,
      invoice_count = monthly_figures.invoice_count + excluded.invoice_count,
      invoice_total = monthly_figures.invoice_total + excluded.invoice_total
  )
  insert into status_figures (user_id, kind, status, count, total, currency)
  values ($8, $9, $10, $11, $12, 'GBP')
  on conflict (user_id, kind, status, currency) do update set
    count = status_figures.count + excluded.count, total = status_figures.total + excluded.total`;

async function signIn(asked: Asked): Promise<unknown> {
  const { email, password } = asked.body as { email: string; password: string };
  const [user] = await transaction(asked, "begin read only;", (client) =>
    rows(client, "select * from users where email = $1", [email]),
  );
  await verify(String(user?.password_hash), password);
  const now = new Date();
  await transaction(asked, "begin;", (client) =>
    rows(client, "update users set last_login_at = $1 where id = $2", [now.toISOString(), user?.id]),
  );
  const sid = createHash("sha256").update(randomBytes(32).toString("base64url")).digest("hex");
  const session = JSON.stringify({ userId: user?.id, deviceShare: randomBytes(32).toString("base64url") });
  await transaction(asked, "begin;", (client) =>
    rows(
      client,
      "insert into sessions (sid, sess, user_id, expire) values ($1, $2, $3, $4) on conflict (sid) do update set sess = $2",
      [sid, session, user?.id, new Date(now.getTime() + 2_592_000_000).toISOString()],
    ),
  );
  return { id: user?.id, email: user?.email, firstName: user?.first_name, lastName: user?.last_name };
}
