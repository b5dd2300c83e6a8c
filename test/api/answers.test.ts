import { expect, test } from "vitest";
import * as z from "zod/mini";
import { routes } from "#contract/routes.ts";
import { sealedFields } from "#contract/sealed-kinds.ts";
import { type KindWithNoun, kindsWithNoun, samples } from "#test/api/samples.ts";
import { rowsOf } from "#test/api/table.ts";
import { describeApi } from "#test/support/app.ts";

// A line's document is in answers alone: to decode one drops it. So the feed, which has whole documents, is left out; its
// own test compares it with the records' routes.
const own = rowsOf(
  (route) =>
    route.method === "GET" &&
    route.access !== "public" &&
    !route.params &&
    route.answer !== null &&
    !route.media &&
    route !== routes.changes.read,
);

describeApi("the answers of an account with a record of each kind", (app) => {
  test("are, byte by byte, as zod encodes them", async () => {
    const ann = await app().visitor().register();
    for (const [kind, noun] of kindsWithNoun) {
      const body = { ...wordsOf(kind), ...samples[noun] };
      await ann.ok(routes[noun].create, { body });
    }
    const [quote] = await ann.ok(routes.quotes.list);
    await ann.ok(routes.quotes.convert, { id: quote?.id ?? "" });
    for (const [name, { route }] of own) {
      const { status, text } = await ann.ask(route);
      expect(status, name).toBe(200);
      const answer = route.answer as z.ZodMiniType;
      expect(text, name).toBe(JSON.stringify(z.encode(answer, z.decode(answer, JSON.parse(text)))));
    }
  });
});

/** A text for each word of a kind. */
function wordsOf(kind: KindWithNoun): Record<string, string> {
  const shaped = { utrNumber: "1234567890", sortCode: "123456", accountNumber: "12345678" };
  const texts = sealedFields[kind].fields.map((field) => [
    field,
    /email/i.test(field) ? "zoe@example.com" : `Zoë's ${field} "🚪"`,
  ]);
  return { ...Object.fromEntries(texts), ...(kind === "companyProfile" ? shaped : {}) };
}
