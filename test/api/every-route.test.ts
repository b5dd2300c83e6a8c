import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import type { Route } from "#contract/route.ts";
import { routes } from "#contract/routes.ts";
import { type RecordNoun, recordNouns, samples } from "#test/api/samples.ts";
import { rowsOf, table } from "#test/api/table.ts";
import { type ApiClient, requestOf, type Sent } from "#test/support/api-client.ts";
import { describeApi, startApp } from "#test/support/app.ts";

/** A request for tests where only the sender and the headers matter. */
function plausible(noun: string, route: Route): Sent {
  const sample = noun in samples ? samples[noun as RecordNoun] : {};
  // What a sending says of itself is fixed; it can be voided.
  const body = noun === "sendings" && route.method === "PUT" ? { voided: true } : sample;
  return {
    ...(route.path.includes("{id}") ? { id: randomUUID() } : {}),
    ...(needsBody(route) ? { body } : {}),
    ...(route.headers ? { headers: { "if-match": '"0"' } } : {}),
  };
}

/** Whether a route requires a body. That of a conversion is optional. */
function needsBody({ body }: Route): boolean {
  return body !== undefined && !z.safeParse(body, undefined).success;
}

/** One record of each kind and a report. @returns their ids */
async function furnish(client: ApiClient): Promise<Record<RecordNoun | "monthlyReports", string>> {
  const report = await client.ok(routes.monthlyReports.generate, { body: { year: 2026, month: 11 } });
  const ids = { monthlyReports: report.id } as Record<RecordNoun | "monthlyReports", string>;
  for (const noun of recordNouns) {
    const made = (await client.ok(routes[noun].create, { body: samples[noun] })) as { id: string };
    ids[noun] = made.id;
  }
  return ids;
}

const changes = rowsOf(({ method }) => method !== "GET");
const withId = rowsOf(({ path }) => path.includes("{id}"));
const ofRecords = withId.filter(([, { noun }]) => noun !== "imports");

describeApi("every route", (app) => {
  let pair: ReturnType<typeof furnishedPair> | undefined;

  /** Two users with one record of each kind; no test changes those of the first. */
  async function furnishedPair() {
    const [ann, bob] = await Promise.all([app().visitor().register(), app().visitor().register()]);
    const ids = await furnish(ann);
    await furnish(bob);
    return { ann, bob, ids };
  }

  test("is in the table, and nothing else is registered under /api", () => {
    const registered: string[] = [];
    const parents: string[] = [];
    for (const line of app().fastify.printRoutes({ commonPrefix: false }).split("\n")) {
      const [, tree = "", part = "", methods = ""] = /^(.*?[└├]── )(\S*)(?: \((.*)\))?$/.exec(line) ?? [];
      const depth = tree.length / 4 - 1;
      parents[depth] = part;
      const path = parents
        .slice(0, depth + 1)
        .join("")
        .replaceAll(/:(\w+)/g, "{$1}");
      if (!path.startsWith("/api")) continue;
      for (const method of methods.split(", "))
        if (method && method !== "HEAD") registered.push(`${method} ${path}`);
    }
    expect(registered.sort()).toEqual(table.map(({ route }) => `${route.method} ${route.path}`).sort());
  });

  test.each(rowsOf(({ access }) => access !== "public"))(
    "%s refuses a stranger, before it reads the body",
    async (_name, { noun, route }) => {
      const refusal = { status: 401, error: "UNAUTHENTICATED", message: "Please sign in." };
      expect(await app().visitor().refused(route, plausible(noun, route))).toEqual(refusal);
      if (!route.body) return;
      const broken = { ...requestOf(route, plausible(noun, route)), payload: "{" };
      expect((await app().visitor().raw(broken)).status).toBe(401);
    },
  );

  test.each(changes)("%s refuses a request from a page of another site", async (_name, { noun, route }) => {
    const sent = plausible(noun, route);
    for (const headers of [
      { origin: "https://evil.example" },
      { origin: "http://localhost:3000.evil.example" },
      { origin: "http://localhost:3001" },
      { origin: "https://localhost:3000" },
      { origin: "null" },
      { origin: "http://localhost:3000", "sec-fetch-site": "cross-site" },
      { origin: "http://localhost:3000", "sec-fetch-site": "same-site" },
    ]) {
      const asked = { ...sent, headers: { ...sent.headers, ...headers } };
      expect(await app().visitor().refused(route, asked)).toEqual({
        status: 403,
        error: "FOREIGN_ORIGIN",
        message: "This request did not come from Quotewright.",
      });
    }
  });

  test("over HTTPS, a page from plain HTTP counts as another site", async () => {
    const config = { publicUrl: "https://quotes.example.com", trustProxy: "loopback" };
    const https = await startApp(app().database, { config });
    const from = async (origin: string) =>
      (
        await https.visitor().ask(routes.account.logout, {
          headers: { origin, host: "quotes.example.com", "x-forwarded-proto": "https" },
        })
      ).status;
    expect(await from("http://quotes.example.com")).toBe(403);
    expect(await from("https://quotes.example.com")).not.toBe(403);
    await https.fastify.close();
  });

  test("every answer forbids the browser features that the app never uses", async () => {
    const { headers } = await app().visitor().ask(routes.system.health);
    const forbidden = String(headers["permissions-policy"]).split(", ");
    expect(forbidden).toEqual(expect.arrayContaining(["camera=()", "microphone=()", "geolocation=()"]));
  });

  test("over https browsers are told to stay there, with subdomains only where the operator says so", async () => {
    const headerOf = async (hstsSubdomains: boolean) => {
      const config = { publicUrl: "https://quotes.example.com", trustProxy: "loopback", hstsSubdomains };
      const https = await startApp(app().database, { config });
      const { headers } = await https.visitor().ask(routes.system.health);
      await https.fastify.close();
      return headers["strict-transport-security"];
    };
    expect(await headerOf(false)).toBe("max-age=63072000");
    expect(await headerOf(true)).toBe("max-age=63072000; includeSubDomains");
  });

  test("reading routes accept a link from another site, which cannot read the answer", async () => {
    const ann = await app().resident();
    const headers = { origin: "https://evil.example", "sec-fetch-site": "cross-site" };
    const answer = await ann.ask(routes.customers.list, { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
  });

  test.each(changes.filter(([, { route }]) => !route.body && !route.rawBody))(
    "%s takes no body, and refuses one with a key (decision W9)",
    async (_name, { noun, route }) => {
      const ann = await app().resident();
      const sent = { ...plausible(noun, route), body: { everywhere: true } };
      expect(await ann.refused(route, sent)).toMatchObject({ status: 400, error: "VALIDATION_FAILED" });
    },
  );

  test("routes with a body accept JSON only", async () => {
    const ann = await app().resident();
    for (const [name, { noun, route }] of rowsOf(({ body }) => body !== undefined)) {
      const sent = plausible(noun, route);
      for (const type of [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "text/html",
        "nonsense",
      ]) {
        const request = requestOf(route, { ...sent, headers: { ...sent.headers } });
        request.headers = { ...request.headers, "content-type": type };
        const { status, text } = await ann.raw(request);
        expect([name, type, status, JSON.parse(text)]).toEqual([
          name,
          type,
          415,
          { error: "UNSUPPORTED_MEDIA_TYPE", message: "Send JSON." },
        ]);
      }
    }
  });

  test("routes with a body refuse a missing one, invalid JSON, anything but an object, and a __proto__ key", async () => {
    const ann = await app().resident();
    const bodies = [
      "",
      "{",
      "null",
      "[]",
      "42",
      '"text"',
      '{"__proto__":{"isAdmin":true}}',
      '{"name":"Bea","deep":{"__proto__":{"isAdmin":true}}}',
      '{"constructor":{"prototype":{"isAdmin":true}}}',
      `${"[".repeat(100_000)}${"]".repeat(100_000)}`,
    ];
    for (const [name, { noun, route }] of rowsOf(needsBody)) {
      for (const payload of bodies) {
        const { status, text } = await ann.raw({ ...requestOf(route, plausible(noun, route)), payload });
        expect([name, payload.slice(0, 40), status, JSON.parse(text)]).toMatchObject([
          name,
          payload.slice(0, 40),
          400,
          { error: "VALIDATION_FAILED" },
        ]);
      }
    }
    const deep = `{"name":${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}}`;
    const answer = await ann.raw({ ...requestOf(routes.customers.create, { body: {} }), payload: deep });
    expect(answer.status).toBe(400);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  test("routes with a body refuse one that is too large", async () => {
    const ann = await app().resident();
    for (const [name, { noun, route }] of rowsOf(({ body }) => body !== undefined)) {
      const body = {
        ...(plausible(noun, route).body as object),
        filler: "x".repeat(route.bodyLimit ?? 1_000_000),
      };
      expect([name, await ann.refused(route, { ...plausible(noun, route), body })]).toEqual([
        name,
        { status: 413, error: "TOO_LARGE", message: "This is too large to save." },
      ]);
    }
  });

  test("answers with the headers that keep it private, whether it succeeds or refuses", async () => {
    const ann = await app().visitor().register();
    const ids = await furnish(ann);
    for (const { noun, name, route } of table) {
      const id = route.path.includes("{id}") ? { id: ids[noun as RecordNoun] } : {};
      const visits = [await app().visitor().ask(route, plausible(noun, route))];
      if (route.method === "GET") visits.push(await ann.ask(route, id));
      for (const { headers } of visits) {
        expect([`${noun}.${name}`, headers]).toMatchObject([
          `${noun}.${name}`,
          {
            "cache-control": "no-store",
            "x-content-type-options": "nosniff",
            "referrer-policy": "no-referrer",
            "x-frame-options": "DENY",
            "cross-origin-opener-policy": "same-origin",
            "cross-origin-resource-policy": "same-origin",
            "content-security-policy": expect.stringMatching(
              /default-src 'none'.*frame-ancestors 'none'.*require-trusted-types-for 'script'/,
            ),
          },
        ]);
        expect(headers["x-powered-by"]).toBeUndefined();
        expect(headers.server).toBeUndefined();
      }
    }
  });

  test("an address with escapes is as private as one without", async () => {
    const ann = await app().resident();
    for (const url of ["/%61pi/user", "/api/us%65r", "//api/user", "/api/user/", "/API/user"]) {
      const { status, headers } = await ann.raw({ method: "GET", url });
      if (status === 200) expect([url, headers["cache-control"]]).toEqual([url, "no-store"]);
      else expect([url, status]).toEqual([url, 404]);
    }
  });

  test.each(ofRecords)(
    "%s answers another user's id exactly like an unknown one",
    async (_name, { noun, route }) => {
      pair ??= furnishedPair();
      const { ann, bob, ids } = await pair;
      const ofAnn = ids[noun as RecordNoun];
      const sent = plausible(noun, route);
      const [other, unknown] = [await bob.ask(route, { ...sent, id: ofAnn }), await bob.ask(route, sent)];
      expect(unknown.status).toBe(404);
      expect([other.status, other.text]).toEqual([unknown.status, unknown.text]);
      for (const header of ["content-type", "content-length", "cache-control"]) {
        expect(other.headers[header]).toBe(unknown.headers[header]);
      }
      if (noun === "monthlyReports") {
        expect(await ann.ok(routes.monthlyReports.list)).toMatchObject([{ id: ofAnn, isLocked: false }]);
      } else if (noun !== "companyProfile") {
        const read = (routes[noun as "customers"] as typeof routes.customers).read;
        expect(await ann.ok(read, { id: ofAnn })).toMatchObject({ version: 1 });
      }
    },
  );

  test.each(withId)("%s refuses an id that is not a UUID", async (_name, { noun, route }) => {
    const ann = await app().resident();
    for (const id of ["1", "null", "%27%20or%201%3D1", "..%2f..%2fuser", `${randomUUID()}x`]) {
      expect(await ann.refused(route, { ...plausible(noun, route), id })).toMatchObject({
        status: 400,
        error: "VALIDATION_FAILED",
      });
    }
  });

  test("no list, sum or number shows another user's records", async () => {
    const ann = await app().visitor().register();
    const bob = await app().visitor().register();
    const lists = rowsOf(
      ({ method, access, path }) => method === "GET" && access === "user" && !path.includes("{id}"),
    );
    const before = new Map<string, string>();
    for (const [name, { route }] of lists) before.set(name, (await bob.ask(route)).text);
    await furnish(ann);
    for (const [name, { route }] of lists)
      expect([name, (await bob.ask(route)).text]).toEqual([name, before.get(name)]);
  });

  test.each(recordNouns)("%s refuse each key that a client cannot set, by its name", async (noun) => {
    const ann = await app().visitor().register();
    const { create, update, read } = routes[noun];
    const made = await ann.ok(create, { body: samples[noun] });
    const { id } = made as { id: string };
    const wishes = {
      userId: randomUUID(),
      user_id: randomUUID(),
      isAdmin: true,
      subscriptionStatus: "active",
      invoiceNumberCounter: 900,
      quoteNumber: "Q-9999",
      createdAt: "2001-01-01T00:00:00.000Z",
      updatedAt: "2001-01-01T00:00:00.000Z",
      supplier: { companyName: "Somebody else" },
      plain: { name: "x" },
      unitPrise: "1.00",
    };
    for (const [key, value] of Object.entries(wishes)) {
      const message = `"${key}" is no field here`;
      const refusal = { status: 400, error: "VALIDATION_FAILED", message, fields: [{ path: key, message }] };
      const body = { ...samples[noun], [key]: value };
      expect(await ann.refused(create, { body: { ...body, id: randomUUID() } })).toEqual(refusal);
      expect(await ann.refused(update, { id, body: { [key]: value } })).toEqual(refusal);
    }
    expect(await ann.ok(read, { id })).toEqual(made);
  });

  test("a misspelt price does not make a free line: the answer names the key and its line", async () => {
    const ann = await app().visitor().register();
    const [line] = samples.quotes.lineItems;
    const { unitCost: _, ...priceless } = line as Record<string, unknown>;
    const lineItems = [line, { ...priceless, unitPrise: "950.00" }];
    const body = { ...samples.quotes, lineItems };
    const refusal = { status: 400, fields: [{ path: "lineItems.1.unitPrise" }] };
    expect(await ann.refused(routes.quotes.create, { body })).toMatchObject(refusal);
  });

  test("registration refuses what a client cannot set", async () => {
    for (const wish of [{ isAdmin: true }, { subscriptionStatus: "active" }, { id: randomUUID() }]) {
      await expect(
        app()
          .visitor()
          .register(wish as object),
      ).rejects.toThrow(`400 {"error":"VALIDATION_FAILED"`);
    }
  });
});
