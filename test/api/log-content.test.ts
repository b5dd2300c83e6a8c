import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Route } from "#contract/route.ts";
import { routes } from "#contract/routes.ts";
import { recordKinds, sealedFields } from "#contract/sealed-kinds.ts";
import { type RecordNoun, samples } from "#test/api/samples.ts";
import { table } from "#test/api/table.ts";
import { type ApiClient, requestOf, type Sent } from "#test/support/api-client.ts";
import { describeApi, startApp } from "#test/support/app.ts";

/** In everything that is sent: addresses, bodies, headers, queries. */
const canary = "Xylophonist";
const words = `${canary}@example.com`;

const wordFields = new Set<string>(
  recordKinds.flatMap((kind) => [...sealedFields[kind].fields, ...sealedFields[kind].lineItems]),
);

/** A valid record with the canary in each of its words. */
function bodyOf(noun: string): Record<string, unknown> {
  const sample = noun in samples ? structuredClone(samples[noun as RecordNoun]) : {};
  const planted = (record: object) =>
    Object.fromEntries(
      Object.entries(record).map(([name, value]) => [name, wordFields.has(name) ? words : value]),
    );
  const { lineItems, ...own } = sample as { lineItems?: object[] };
  return { ...planted(own), ...(lineItems ? { lineItems: lineItems.map(planted) } : {}) };
}

/** Requests to one route: a valid one, an invalid one, and one that is not JSON. */
function requestsTo(noun: string, route: Route) {
  const withBody = (body: unknown): Sent => ({
    ...(route.path.includes("{id}") ? { id: randomUUID() } : {}),
    query: { cursor: words, limit: words },
    headers: { "if-match": '"0"', "user-agent": words, "x-forwarded-for": words },
    ...(route.body ? { body } : {}),
  });
  const everyWord = Object.fromEntries(
    [...wordFields, "email", "password", "token", "passphrase"].map((name) => [name, words]),
  );
  const asked = [bodyOf(noun), everyWord, { keyset: everyWord }, { records: [{ sealed: words }] }, words].map(
    (body) => requestOf(route, withBody(body)),
  );
  const elsewhere = { ...requestOf(route, withBody(everyWord)), url: `${route.path}/${canary}?q=${canary}` };
  const broken = { ...requestOf(route, withBody(everyWord)), payload: `{"name":"${canary}` };
  return [...asked, elsewhere, ...(route.body ? [broken] : [])];
}

/** Sends all of them, as a visitor and as a signed-in user; signing out comes last. */
async function askEverything(browser: ApiClient, stranger: ApiClient): Promise<void> {
  const leaves = ({ path }: Route) => /logout|delete$/.test(path);
  const inOrder = table.toSorted((a, b) => Number(leaves(a.route)) - Number(leaves(b.route)));
  for (const { noun, route } of inOrder) {
    for (const request of requestsTo(noun, route)) {
      await browser.raw(request);
    }
    await stranger.raw(requestOf(route, { id: canary, body: { name: words } }));
  }
}

describeApi("the log at its loudest", (app) => {
  test("names the route, and nothing that was sent to it", async () => {
    const lines: string[] = [];
    const failing = `the page of\n    at ${canary} Street 5 could not be drawn`;
    const loud = await startApp(app().database, {
      config: { logLevel: "trace" },
      logTo: { write: (line) => void lines.push(line) },
      pdf: { render: () => Promise.reject(new Error(failing)), close: async () => undefined },
    });
    const ann = await loud.visitor().register({ firstName: canary, lastName: canary });
    const made = await ann.ok(routes.quotes.create, { body: bodyOf("quotes") });
    const drawn = await ann.ask(routes.quotes.pdf, { id: made.id });
    expect(drawn.status).toBe(500);
    await askEverything(ann, loud.visitor());
    await loud.fastify.close();

    const log = lines.join("");
    for (const { route } of table)
      expect(log).toContain(`"route":"${route.path.replaceAll(/\{(\w+)\}/g, ":$1")}"`);
    expect(log).toContain('"msg":"request failed"');
    expect(lines.filter((line) => line.toLowerCase().includes(canary.toLowerCase()))).toEqual([]);
    expect(lines.filter((line) => line.includes(ann.email) || line.includes(made.id))).toEqual([]);
  });

  test("is caught if it contains the canary", async () => {
    const lines: string[] = [];
    const leaky = await startApp(app().database, {
      config: { logLevel: "trace" },
      logTo: { write: (line) => void lines.push(line) },
    });
    const visitor = leaky.visitor();
    leaky.fastify.log.trace({ body: bodyOf("quotes") });
    await visitor.raw({ method: "GET", url: "/api/health" });
    await leaky.fastify.close();
    expect(lines.join("")).toContain(canary);
  });
});
