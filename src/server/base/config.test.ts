import { expect, test } from "vitest";
import { readConfig } from "#server/base/config.ts";

test("without settings the app runs with its embedded database, for this machine only", () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    host: "localhost",
    port: 3000,
    publicUrl: "http://localhost:3000",
    databaseUrl: null,
    smtpUrl: null,
    stripe: null,
    mailFrom: "Quotewright <no-reply@localhost>",
    logLevel: "info",
    trustProxy: "loopback",
    countryHeader: null,
    countryDatabase: null,
    devOutbox: false,
    hstsSubdomains: false,
    accountBytes: 1_000_000_000,
    drainSeconds: 0,
  });
  expect(config.dataDirectory).toMatch(/\/data$/);
  expect(config.outboxDirectory).toMatch(/\/data\/outbox$/);
});

test("proxies are given by their number or their addresses, and the header of the country by its name", () => {
  expect(readConfig({ TRUST_PROXY: "2" })).toMatchObject({ trustProxy: 2, countryHeader: null });
  expect(readConfig({ TRUST_PROXY: "none" })).toMatchObject({ trustProxy: false });
  expect(readConfig({ TRUST_PROXY: "loopback, 10.0.0.0/8,2001:db8::/32,192.0.2.7" })).toMatchObject({
    trustProxy: "loopback,10.0.0.0/8,2001:db8::/32,192.0.2.7",
  });
  expect(readConfig({ COUNTRY_HEADER: "CF-IPCountry" })).toMatchObject({ countryHeader: "cf-ipcountry" });
});

test("with a database for several processes there is time for a load balancer to go elsewhere", () => {
  const DATABASE_URL = "postgresql://h/d";
  expect(readConfig({ DATABASE_URL })).toMatchObject({ drainSeconds: 5 });
  expect(readConfig({ DATABASE_URL, DRAIN_SECONDS: "0" })).toMatchObject({ drainSeconds: 0 });
  expect(readConfig({ DRAIN_SECONDS: "20" })).toMatchObject({ drainSeconds: 20 });
});

test("a blank value counts as not set", () => {
  expect(readConfig({ DATABASE_URL: "", PORT: "" })).toMatchObject({ databaseUrl: null, port: 3000 });
});

test.each([
  [{ PORT: "http" }, "PORT: expected a port from 0 to 65535"],
  [{ DRAIN_SECONDS: "5s" }, "DRAIN_SECONDS: expected a whole number of seconds such as 5"],
  [{ PORT: "65536" }, "PORT: expected a port from 0 to 65535"],
  [{ DATABASE_URL: "mysql://h/d" }, "DATABASE_URL: expected a URL such as postgresql://"],
  [{ PUBLIC_URL: "quotes.example.com" }, "PUBLIC_URL: expected a URL such as https://"],
  [{ SMTP_URL: "mail" }, "SMTP_URL: expected a URL such as smtps://"],
  [
    { SMTP_URL: "smtp://mail.example.com?secure=false" },
    "SMTP_URL: expected a mail server and nothing behind it",
  ],
  [{ MAIL_FROM: "Quotewright" }, "MAIL_FROM: expected a sender such as Quotewright <no-reply@example.com>"],
  [{ MAIL_FROM: "a@example.com\r\nBcc: b@example.com" }, "MAIL_FROM: expected a sender"],
  [{ STRIPE_SECRET_KEY: "pk_live_1" }, "STRIPE_SECRET_KEY: expected a key such as sk_live_..."],
  [{ STRIPE_PUBLISHABLE_KEY: "sk_live_1" }, "STRIPE_PUBLISHABLE_KEY: expected a key such as pk_live_..."],
  [{ STRIPE_WEBHOOK_SECRET: "whsec_1,whsec_2,whsec_3" }, "STRIPE_WEBHOOK_SECRET: expected a secret such as"],
  [{ STRIPE_API_BASE: "localhost" }, "STRIPE_API_BASE: expected a URL such as"],
  [
    { STRIPE_SECRET_KEY: "sk_live_1", STRIPE_PUBLISHABLE_KEY: "pk_live_1" },
    "STRIPE_WEBHOOK_SECRET: expected a value, for Stripe is configured otherwise",
  ],
  [
    {
      STRIPE_SECRET_KEY: "rk_live_1",
      STRIPE_PUBLISHABLE_KEY: "pk_test_1",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
    },
    "STRIPE_PUBLISHABLE_KEY: expected test beside a test key, live beside a live one",
  ],
  [{ PAYMENTS: "stripe" }, "PAYMENTS: expected one of sandbox"],
  [
    {
      PAYMENTS: "sandbox",
      STRIPE_SECRET_KEY: "sk_live_1",
      STRIPE_PUBLISHABLE_KEY: "pk_live_1",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
    },
    "PAYMENTS: expected nothing beside Stripe's keys",
  ],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL: expected one of fatal, error, warn"],
  [{ TRUST_PROXY: "true" }, "TRUST_PROXY: expected none, a number of proxies such as 1, or their addresses"],
  [{ TRUST_PROXY: "10.0.0.0/33" }, "TRUST_PROXY: expected none"],
  [{ TRUST_PROXY: "CF-IPCountry" }, "TRUST_PROXY: expected none"],
  [{ COUNTRY_HEADER: "CF IPCountry" }, "COUNTRY_HEADER: expected a header's name such as CF-IPCountry"],
  [{ ACCOUNT_LIMIT_MB: "0" }, "ACCOUNT_LIMIT_MB: expected a number of megabytes such as 1000"],
  [{ DEV_OUTBOX: "yes" }, "DEV_OUTBOX: expected one of 0, 1"],
])("%j is refused by name", (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});

test("by default mail comes from the public host, and unsent mail has a folder of its own", () => {
  expect(
    readConfig({ PUBLIC_URL: "https://quotes.example.com/", TRUST_PROXY: "1", PAYMENTS: "sandbox" }).mailFrom,
  ).toBe("Quotewright <no-reply@quotes.example.com>");
  const told = readConfig({ MAIL_FROM: "Hello <hello@example.com>", OUTBOX_DIR: "/var/mails" });
  expect(told).toMatchObject({ mailFrom: "Hello <hello@example.com>", outboxDirectory: "/var/mails" });
});

test("Stripe needs its two keys and one webhook secret, or two while the operator changes them", () => {
  const keys = { STRIPE_SECRET_KEY: "sk_live_1", STRIPE_PUBLISHABLE_KEY: "pk_live_1" };
  expect(readConfig({ ...keys, STRIPE_WEBHOOK_SECRET: "whsec_new,whsec_old" }).stripe).toEqual({
    secretKey: "sk_live_1",
    publishableKey: "pk_live_1",
    webhookSecrets: ["whsec_new", "whsec_old"],
    apiBase: null,
  });
});

test("an error never repeats the value, which may contain a password", () => {
  expect(() => readConfig({ SMTP_URL: "hunter2" })).toThrow(/^(?!.*hunter2)/s);
});

test("an https address needs the proxy that terminates TLS, or nobody could sign in", () => {
  const PUBLIC_URL = "https://quotes.example.com";
  const alone = { PUBLIC_URL, PAYMENTS: "sandbox", TRUST_PROXY: "none" };
  expect(() => readConfig(alone)).toThrow("TRUST_PROXY: expected the proxy in front");
  expect(readConfig({ PUBLIC_URL, TRUST_PROXY: "1", PAYMENTS: "sandbox" })).toMatchObject({
    publicUrl: PUBLIC_URL,
    trustProxy: 1,
  });
});

test("with an https address and no keys of Stripe, the sandbox has to be asked for", () => {
  const outside = { PUBLIC_URL: "https://quotes.example.com", TRUST_PROXY: "1" };
  expect(() => readConfig(outside)).toThrow("PAYMENTS: expected sandbox, or Stripe's keys");
  expect(readConfig({ ...outside, PAYMENTS: "sandbox" }).stripe).toBeNull();
  expect(readConfig({ PUBLIC_URL: "http://localhost:3000" }).stripe).toBeNull();
  const keys = { STRIPE_SECRET_KEY: "sk_live_1", STRIPE_PUBLISHABLE_KEY: "pk_live_1" };
  const webhook = { STRIPE_WEBHOOK_SECRET: "whsec_1" };
  expect(readConfig({ ...outside, ...keys, ...webhook }).stripe).toMatchObject({ secretKey: "sk_live_1" });
});

test("an address in capital letters is https as well", () => {
  const outside = { PUBLIC_URL: "HTTPS://Quotes.Example.com/", TRUST_PROXY: "1" };
  expect(() => readConfig(outside)).toThrow("PAYMENTS: expected sandbox, or Stripe's keys");
  expect(readConfig({ ...outside, PAYMENTS: "sandbox" }).publicUrl).toBe("https://quotes.example.com");
});
