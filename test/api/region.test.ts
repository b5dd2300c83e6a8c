import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { countryLookup } from "#server/region/country-lookup.ts";
import { requestOf } from "#test/support/api-client.ts";
import { describeApi, startApp } from "#test/support/app.ts";

const lookUp = countryLookup(null);

test.each([
  ["8.8.8.8", "US", "en-US"],
  ["::ffff:8.8.8.8", "US", "en-US"],
  ["99.224.0.1", "CA", "en-US"],
  ["1.128.0.1", "AU", "en-AU"],
  ["122.56.0.1", "NZ", "en-AU"],
  ["81.2.69.160", null, "en-GB"],
  ["193.99.144.80", null, "en-GB"],
])("%s is in %s and reads %s", (address, country, language) => {
  expect(lookUp(address)).toEqual({ country, language });
});

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "192.168.1.1",
  "255.255.255.255",
  "::1",
  "2001:4860:4860::8888",
  "",
  "a.b",
  undefined,
])("of %j nothing is known", (address) => {
  expect(lookUp(address)).toEqual({ country: null, language: null });
});

test("a database of the operator's own knows every country, and both kinds of address", () => {
  const path = createRequire(import.meta.url).resolve(
    "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb",
  );
  const own = countryLookup(path);
  expect(own("81.2.69.160")).toEqual({ country: "GB", language: "en-GB" });
  expect(own("193.99.144.80")).toEqual({ country: "DE", language: "en-GB" });
  expect(own("2001:4860:4860::8888")).toEqual({ country: "US", language: "en-US" });
  expect(own("127.0.0.1")).toEqual({ country: null, language: null });
});

test("a file that is not a country database is refused at the start", () => {
  const path = join(tmpdir(), `quotewright-no-database-${process.pid}.mmdb`);
  writeFileSync(path, "nothing of the kind");
  expect(() => countryLookup(path)).toThrow();
});

describeApi("the region", (app) => {
  const address = { "x-forwarded-for": "8.8.8.8", "cf-ipcountry": "AU" };

  test("follows from the visitor's own address only, while no proxy is trusted", async () => {
    const alone = await startApp(app().database, { config: { trustProxy: false } });
    const here = await alone.visitor().ask(routes.region.read, { headers: address });
    await alone.fastify.close();
    expect(JSON.parse(here.text)).toEqual({ country: null, language: null });
    expect(here.headers).toMatchObject({ "cache-control": "no-store" });
    expect(here.headers["set-cookie"]).toBeUndefined();
  });

  test("has the language of a host that names a region, whatever the country", async () => {
    const at = (host: string) => app().visitor().ok(routes.region.read, { headers: { host } });
    expect(await at("us.quotewright.example:3000")).toEqual({ country: null, language: "en-US" });
    expect(await at("quotewright.com.au")).toEqual({ country: null, language: "en-AU" });
    expect(await at("quotewright.example")).toEqual({ country: null, language: null });

    const behindProxy = await startApp(app().database, { config: { trustProxy: "loopback" } });
    const headers = { ...address, host: "10.0.0.7:3000", "x-forwarded-host": "quotewright.co.uk" };
    expect(await behindProxy.visitor().ok(routes.region.read, { headers })).toEqual({
      country: "US",
      language: "en-GB",
    });
    await behindProxy.fastify.close();
    // A visitor who claims to be a proxy is not believed.
    const forged = { ...requestOf(routes.region.read, { headers }), remoteAddress: "1.1.1.1" };
    const { text } = await app().visitor().raw(forged);
    expect(JSON.parse(text)).toEqual({ country: "AU", language: "en-AU" });
  });

  test("follows from the address that a trusted proxy forwards, and from its country header only if that is configured", async () => {
    const trusting = async (countryHeader: string | null, headers: Record<string, string>) => {
      const started = await startApp(app().database, { config: { trustProxy: "loopback", countryHeader } });
      const answer = await started.visitor().ok(routes.region.read, { headers });
      await started.fastify.close();
      return answer;
    };
    expect(await trusting(null, address)).toEqual({ country: "US", language: "en-US" });
    expect(await trusting("cf-ipcountry", address)).toEqual({ country: "AU", language: "en-AU" });
    expect(await trusting("cf-ipcountry", { ...address, "cf-ipcountry": "XX" })).toEqual({
      country: "US",
      language: "en-US",
    });
  });
});
