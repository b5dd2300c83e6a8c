import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { samples } from "#test/api/samples.ts";
import { describeApi } from "#test/support/app.ts";
import { encrypt, sealed } from "#test/support/encrypted-account.ts";

const { quotes, invoices, companyProfile, companyTexts } = routes;
const modes = ["business", "customer-detailed", "customer-simple"];

describeApi("PDFs", (app) => {
  test("an account without encryption gets each view of a quote and of an invoice", async () => {
    const ann = await app().visitor().register();
    await ann.ok(companyProfile.create, { body: samples.companyProfile });
    const quote = await ann.ok(quotes.create, { body: samples.quotes });
    const invoice = await ann.ok(invoices.create, { body: samples.invoices });
    const asked = [
      ...modes.map((mode) => ann.ask(quotes.pdf, { id: quote.id, query: { mode } })),
      ...modes.map((mode) => ann.ask(invoices.pdf, { id: invoice.id, query: { mode } })),
    ];
    const answers = await Promise.all(asked);
    for (const { status, headers, bytes } of answers) {
      expect(status).toBe(200);
      expect(headers["content-type"]).toBe("application/pdf");
      expect(headers["cache-control"]).toBe("no-store");
      expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
      expect(bytes.subarray(-6).toString()).toContain("%%EOF");
    }
    expect(new Set(answers.map(({ text }) => text)).size).toBe(6);
  });

  test("the default is the view with breakdown, and a profile is not needed", async () => {
    const ann = await app().visitor().register();
    const { id } = await ann.ok(quotes.create, { body: samples.quotes });
    const usual = await ann.ask(quotes.pdf, { id });
    const detailed = await ann.ask(quotes.pdf, { id, query: { mode: "customer-detailed" } });
    expect(usual.bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(usual.bytes.equals(detailed.bytes)).toBe(true);
  });

  test("the foot and the closing words of a quote are those that the firm has now", async () => {
    const ann = await app().visitor().register();
    const { id: firm } = await ann.ok(companyProfile.create, { body: samples.companyProfile });
    const { id } = await ann.ok(quotes.create, { body: samples.quotes });
    const printed = async () => (await ann.ask(quotes.pdf, { id })).bytes.toString("latin1");
    const without = await printed();
    const choose = (quoteFoot: "own" | null) =>
      ann.ok(companyProfile.update, { id: firm, body: { quoteFoot } });
    const write = (name: string) => ann.ok(companyTexts.create, { body: { name, text: "Thank you!" } });
    await write("quote-other");
    const foot = await write("quote-foot");
    expect(await printed()).toBe(without);
    await choose("own");
    const withFoot = await printed();
    expect(withFoot).not.toBe(without);
    const closing = await write("quote-closing");
    expect(await printed()).not.toBe(withFoot);
    await ann.ok(companyTexts.remove, { id: closing.id });
    expect(await printed()).toBe(withFoot);
    await choose(null);
    await ann.ok(companyTexts.remove, { id: foot.id });
    expect(await printed()).toBe(without);
  });

  test("an unknown view is refused in JSON", async () => {
    const ann = await app().visitor().register();
    const { id } = await ann.ok(quotes.create, { body: samples.quotes });
    expect(await ann.refused(quotes.pdf, { id, query: { mode: "poster" } })).toMatchObject({
      status: 400,
      error: "VALIDATION_FAILED",
    });
  });

  test("a document with texts too long for the server is left to the app", async () => {
    const ann = await app().visitor().register();
    const long = { ...samples.quotes.lineItems[0], description: "Oak, oiled twice. ".repeat(250) };
    const lines = (count: number) => Array.from({ length: count }, () => long);
    const quoteOf = (count: number) =>
      ann.ok(quotes.create, { body: { ...samples.quotes, lineItems: lines(count) } });
    const { id } = await quoteOf(50);
    expect(await ann.refused(quotes.pdf, { id })).toEqual({
      status: 413,
      error: "TOO_LARGE",
      message: "The texts of this document are too long for the server to print. Print it in the app.",
    });
    expect((await ann.ask(quotes.pdf, { id: (await quoteOf(2)).id })).status).toBe(200);
  });

  test("an encrypted account must render in the browser", async () => {
    const ann = await app().visitor().register();
    const { vault } = await encrypt(ann);
    const id = "0b5f7d0e-8c1e-4c53-9a55-0d5f3c1b2a10";
    const lineId = "0b5f7d0e-8c1e-4c53-9a55-0d5f3c1b2a11";
    const [line] = samples.quotes.lineItems;
    const body = await sealed(vault, "quote", {
      ...samples.quotes,
      id,
      lineItems: [{ ...line, id: lineId }],
    });
    await ann.ok(quotes.create, { body });
    const invoice = await ann.ok(quotes.convert, { id });
    const required = {
      status: 428,
      error: "ENCRYPTION_PASSPHRASE_REQUIRED",
      message: "Please enter your encryption passphrase to access your data.",
    };
    expect(await ann.refused(quotes.pdf, { id })).toEqual(required);
    expect(await ann.refused(invoices.pdf, { id: invoice.id })).toEqual(required);
  });
});
