import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";

test("with nothing set the app runs on this machine alone with its embedded database", () => {
  const config = readConfig({});
  expect(config).toMatchObject({
    host: "localhost",
    port: 3000,
    publicUrl: "http://localhost:3000",
    databaseUrl: null,
    smtpUrl: null,
    logLevel: "info",
    trustProxy: false,
  });
  expect(config.dataDirectory).toMatch(/\/data$/);
});

test("a blank value counts as not set", () => {
  expect(readConfig({ DATABASE_URL: "", PORT: "" })).toMatchObject({ databaseUrl: null, port: 3000 });
});

test.each([
  [{ PORT: "http" }, "PORT: expected a port from 0 to 65535"],
  [{ PORT: "65536" }, "PORT: expected a port from 0 to 65535"],
  [{ DATABASE_URL: "mysql://h/d" }, "DATABASE_URL: expected a URL such as postgresql://"],
  [{ PUBLIC_URL: "quotes.example.com" }, "PUBLIC_URL: expected a URL such as https://"],
  [{ SMTP_URL: "mail" }, "SMTP_URL: expected a URL such as smtps://"],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL: expected one of fatal, error, warn"],
  [{ TRUST_PROXY: "yes" }, "TRUST_PROXY: expected one of true, false"],
])("%j is refused by name", (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});

test("a refusal never repeats the value, which may hold a password", () => {
  expect(() => readConfig({ SMTP_URL: "hunter2" })).toThrow(/^(?!.*hunter2)/s);
});
