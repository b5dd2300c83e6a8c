import { isIP } from "node:net";
import { join, resolve } from "node:path";
import * as z from "zod/mini";

/** Everything that an operator can set, parsed once; see docs/operations.md. */
export interface Config {
  host: string;
  port: number;
  /** The address where users reach the app, without a slash at its end; links in mail begin with it. */
  publicUrl: string;
  /** Folder of the embedded database; unused with a databaseUrl. */
  dataDirectory: string;
  databaseUrl: string | null;
  /** The mail server; null writes mail to outboxDirectory instead. */
  smtpUrl: string | null;
  /** Sender of every mail: "Quotewright <no-reply@example.com>". */
  mailFrom: string;
  /** Folder for mail that is not sent, as .eml files. */
  outboxDirectory: string;
  /** Stripe; null for the sandbox. */
  stripe: StripeConfig | null;
  logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
  /**
   * Whose X-Forwarded-For and X-Forwarded-Proto to trust: those of this many proxies in front, or of proxies at these
   * addresses and networks; false for nobody's. What a client itself sends there is ignored.
   */
  trustProxy: number | string | false;
  /** The header, in lower case, in which the proxy in front names a visitor's country; null if it sends no such header. */
  countryHeader: string | null;
  /** A country database in the MaxMind format; null for the table that comes with the app. */
  countryDatabase: string | null;
  /** Shows the mail of the outbox folder at /dev/outbox, on this machine only. */
  devOutbox: boolean;
  /** Whether browsers must reach the host's subdomains over HTTPS only, too. */
  hstsSubdomains: boolean;
  /** How many bytes one account may store. */
  accountBytes: number;
  /** How long the app still serves after SIGTERM, while a load balancer learns from its health to go elsewhere. */
  drainSeconds: number;
  production: boolean;
}

/** Where card payments go. */
export interface StripeConfig {
  secretKey: string;
  /** The key that Stripe's script in the browser needs. */
  publishableKey: string;
  /** The secrets that webhooks are signed with: one, or two while the operator changes them. */
  webhookSecrets: readonly string[];
  /** Another server that speaks Stripe's protocol, for tests; null for Stripe itself. */
  apiBase: string | null;
}

const url = (protocols: RegExp, example: string) =>
  z
    .string()
    .check(
      z.refine(
        (text) => URL.canParse(text) && protocols.test(new URL(text).protocol),
        `a URL such as ${example}`,
      ),
    );

const environment = z.object({
  HOST: z._default(z.string().check(z.minLength(1, "a host name or address")), "localhost"),
  PORT: z._default(z.string().check(z.refine(isPort, "a port from 0 to 65535")), "3000"),
  PUBLIC_URL: z.optional(url(/^https?:$/, "https://quotes.example.com")),
  DATA_DIR: z._default(z.string().check(z.minLength(1, "a folder")), "data"),
  DATABASE_URL: z.optional(url(/^postgres(ql)?:$/, "postgresql://user:password@host:5432/quotewright")),
  SMTP_URL: z.optional(
    url(/^smtps?:$/, "smtps://user:password@mail.example.com").check(
      z.refine(
        isMailServer,
        "a mail server and nothing behind it, such as smtps://user:password@mail.example.com:465",
      ),
    ),
  ),
  MAIL_FROM: z.optional(
    z.string().check(z.refine(isMailbox, "a sender such as Quotewright <no-reply@example.com>")),
  ),
  OUTBOX_DIR: z.optional(z.string()),
  PAYMENTS: z.optional(z.enum(["sandbox"])),
  STRIPE_SECRET_KEY: z.optional(z.string().check(z.regex(/^[sr]k_\w+$/, "a key such as sk_live_..."))),
  STRIPE_PUBLISHABLE_KEY: z.optional(z.string().check(z.regex(/^pk_\w+$/, "a key such as pk_live_..."))),
  STRIPE_WEBHOOK_SECRET: z.optional(
    z
      .string()
      .check(
        z.regex(/^whsec_\w+(,whsec_\w+)?$/, "a secret such as whsec_..., or two with a comma between them"),
      ),
  ),
  STRIPE_API_BASE: z.optional(url(/^https?:$/, "http://localhost:12111")),
  LOG_LEVEL: z._default(z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]), "info"),
  TRUST_PROXY: z._default(
    z
      .string()
      .check(
        z.refine(
          isProxies,
          "none, a number of proxies such as 1, or their addresses and networks such as loopback,10.0.0.0/8",
        ),
      ),
    "loopback",
  ),
  COUNTRY_HEADER: z.optional(
    z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/i, "a header's name such as CF-IPCountry")),
  ),
  DEV_OUTBOX: z.optional(z.enum(["0", "1"])),
  HSTS_SUBDOMAINS: z.optional(z.enum(["0", "1"])),
  ACCOUNT_LIMIT_MB: z._default(
    z.string().check(z.regex(/^[1-9]\d{0,6}$/, "a number of megabytes such as 1000")),
    "1000",
  ),
  DRAIN_SECONDS: z.optional(z.string().check(z.regex(/^\d{1,3}$/, "a whole number of seconds such as 5"))),
  GEOIP_DB: z.optional(z.string()),
  NODE_ENV: z.optional(z.string()),
});

/**
 * Reads the configuration; a blank value counts as not set.
 *
 * @throws Error that names each wrong variable and what is expected there, never its value, which may be a secret
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = z.safeParse(environment, set);
  if (!parsed.success) throw new Error(parsed.error.issues.map(describe).join("\n"));
  const values = parsed.data;
  // As browsers write it: "HTTPS://Example.com" has its scheme and host in lower case.
  if (values.PUBLIC_URL !== undefined) values.PUBLIC_URL = new URL(values.PUBLIC_URL).href;
  if (values.PUBLIC_URL?.startsWith("https:") && values.TRUST_PROXY === "none") {
    // The app itself speaks plain HTTP. Without the proxy's header no request counts as secure, and no cookie is set.
    throw new Error("TRUST_PROXY: expected the proxy in front, since PUBLIC_URL begins with https");
  }
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, "");
  return {
    host: values.HOST,
    port: Number(values.PORT),
    publicUrl,
    dataDirectory: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? `Quotewright <no-reply@${new URL(publicUrl).hostname}>`,
    outboxDirectory: resolve(values.OUTBOX_DIR ?? join(values.DATA_DIR, "outbox")),
    stripe: stripeOf(values),
    logLevel: values.LOG_LEVEL,
    trustProxy: proxiesOf(values.TRUST_PROXY),
    countryHeader: values.COUNTRY_HEADER?.toLowerCase() ?? null,
    devOutbox: values.DEV_OUTBOX === "1",
    hstsSubdomains: values.HSTS_SUBDOMAINS === "1",
    accountBytes: Number(values.ACCOUNT_LIMIT_MB) * 1_000_000,
    // The embedded database has one process, so there is no other for a balancer to go to.
    drainSeconds: Number(values.DRAIN_SECONDS ?? (values.DATABASE_URL ? 5 : 0)),
    countryDatabase: values.GEOIP_DB ? resolve(values.GEOIP_DB) : null,
    production: values.NODE_ENV === "production",
  };
}

/**
 * Stripe's settings must be complete or absent: a server that can charge cards but gets no webhooks is worse than
 * either. With a public address, absent settings need PAYMENTS=sandbox, or a lost key would give everybody a free
 * subscription.
 */
function stripeOf(values: z.output<typeof environment>): StripeConfig | null {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE } = values;
  const needed = { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET };
  const missing = Object.entries(needed).filter(([, value]) => value === undefined);
  if (missing.length === 3) {
    if (values.PAYMENTS === undefined && values.PUBLIC_URL?.startsWith("https:")) {
      throw new Error("PAYMENTS: expected sandbox, or Stripe's keys, since PUBLIC_URL begins with https");
    }
    return null;
  }
  if (values.PAYMENTS) throw new Error("PAYMENTS: expected nothing beside Stripe's keys");
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) {
    const names = missing.map(([name]) => `${name}: expected a value, for Stripe is configured otherwise`);
    throw new Error(names.join("\n"));
  }
  if (modeOf(STRIPE_SECRET_KEY) !== modeOf(STRIPE_PUBLISHABLE_KEY)) {
    throw new Error("STRIPE_PUBLISHABLE_KEY: expected test beside a test key, live beside a live one");
  }
  return {
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecrets: STRIPE_WEBHOOK_SECRET.split(","),
    apiBase: STRIPE_API_BASE ?? null,
  };
}

/** "live" of sk_live_1. Both keys must be of one mode, since Stripe's modes do not share customers. */
function modeOf(key: string): string | undefined {
  return key.split("_")[1];
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
}

const networkNames = ["loopback", "linklocal", "uniquelocal"];

function isProxies(text: string): boolean {
  if (text === "none" || /^[1-9]$/.test(text)) return true;
  return text.split(",").every((part) => {
    const [address = "", prefix] = part.trim().split("/");
    if (networkNames.includes(address)) return prefix === undefined;
    const kind = isIP(address);
    return (
      kind !== 0 &&
      (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (kind === 4 ? 32 : 128)))
    );
  });
}

function proxiesOf(text: string): Config["trustProxy"] {
  if (text === "none") return false;
  return /^[1-9]$/.test(text)
    ? Number(text)
    : text
        .split(",")
        .map((part) => part.trim())
        .join(",");
}

/**
 * A host without options: the options of a mail server's URL switch off TLS or certificate checks, and we support none.
 */
function isMailServer(text: string): boolean {
  if (!URL.canParse(text)) return true;
  const { hostname, pathname, search, hash } = new URL(text);
  return hostname !== "" && pathname.replace("/", "") === "" && search === "" && hash === "";
}

/** One address on one line, with or without a name. */
function isMailbox(text: string): boolean {
  return /^(?:[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(text);
}

function describe(issue: {
  path: PropertyKey[];
  message: string;
  code?: string;
  values?: unknown[];
}): string {
  const expected = issue.code === "invalid_value" ? `one of ${issue.values?.join(", ")}` : issue.message;
  return `${String(issue.path[0])}: expected ${expected}`;
}
