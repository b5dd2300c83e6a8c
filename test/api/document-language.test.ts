import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { samples } from "#test/api/samples.ts";
import type { ApiClient } from "#test/support/api-client.ts";
import { describeApi } from "#test/support/app.ts";

const { companyProfile, invoices, monthlyReports, quotes, stats } = routes;

const november = { year: 2026, month: 11 };
const untaxed = { taxPercent: "0", markupPercent: "0" };

/** A firm that moves to another region: its quote and invoice from before, and one of each since, 100.00 each. */
async function movedFirm(client: ApiClient) {
  const profile = await client.ok(companyProfile.create, { body: { companyName: "Archer" } });
  const quote = await client.ok(quotes.create, { body: { ...samples.quotes, ...untaxed } });
  const invoice = await client.ok(invoices.create, { body: { ...samples.invoices, ...untaxed } });
  await client.ok(companyProfile.update, { id: profile.id, body: { language: "en-AU" } });
  const since = {
    quote: await client.ok(quotes.create, { body: { ...samples.quotes, ...untaxed } }),
    invoice: await client.ok(invoices.create, { body: { ...samples.invoices, ...untaxed } }),
  };
  return { profile, quote, invoice, since };
}

describeApi("the region of a document (decision A16)", (app) => {
  test("is the profile's when it is made, and stays when the profile's changes", async () => {
    const ann = await app().visitor().register();
    const { quote, invoice, since } = await movedFirm(ann);
    expect([quote.language, invoice.language]).toEqual(["en-GB", "en-GB"]);
    expect([since.quote.language, since.invoice.language]).toEqual(["en-AU", "en-AU"]);
    const changed = await ann.ok(quotes.update, { id: quote.id, body: { customerName: "Bea Browne" } });
    expect(changed.language).toBe("en-GB");
    const listed = await ann.ok(invoices.list);
    // Created in the same millisecond, so their ids decide which comes first.
    expect(listed.map(({ language }) => language).sort()).toEqual(["en-AU", "en-GB"]);
  });

  test("is what the body says, and its tax and schemes apply", async () => {
    const ann = await app().visitor().register();
    const inDollars = await ann.ok(quotes.create, { body: { ...samples.quotes, language: "en-US" } });
    expect(inDollars).toMatchObject({ language: "en-US", taxPercent: "0.00" });
    await ann.ok(companyProfile.create, { body: { companyName: "Archer", cisRegistered: true } });
    const abroad = { ...samples.invoices, cisApplied: true, language: "en-AU" };
    expect(await ann.ok(invoices.create, { body: abroad })).toMatchObject({
      language: "en-AU",
      cisApplied: false,
    });
    const refused = await ann.refused(quotes.create, { body: { ...samples.quotes, language: "de" } });
    expect(refused).toMatchObject({ status: 400, error: "VALIDATION_FAILED" });
  });

  test("is that of the registration if there is no profile", async () => {
    const ann = await app().visitor().register({ language: "en-US" });
    expect(await ann.ok(quotes.create, { body: samples.quotes })).toMatchObject({ language: "en-US" });
    expect(await ann.ok(stats.read)).toMatchObject({ currency: "USD", totalQuotes: 1, others: [] });
  });

  test("is copied to the invoice of a quote, and restored with a deleted document", async () => {
    const ann = await app().visitor().register();
    const { quote } = await movedFirm(ann);
    const invoice = await ann.ok(quotes.convert, { id: quote.id });
    expect(invoice.language).toBe("en-GB");
    await ann.ok(invoices.remove, { id: invoice.id });
    expect(await ann.ok(invoices.restore, { id: invoice.id })).toMatchObject({ language: "en-GB" });
  });

  test("separates the sums of the dashboard: the profile's currency, and the others beside it", async () => {
    const ann = await app().visitor().register();
    await movedFirm(ann);
    const month = { quoteCount: 1, quoteTotal: "100.00", invoiceCount: 1, invoiceTotal: "100.00" };
    const sums = {
      ...{ totalQuotes: 1, totalValue: "100.00", pendingQuotes: 1, pendingTotal: "100.00" },
      ...{ outstandingCount: 1, outstandingTotal: "100.00" },
      ...{ monthlyQuoteTotal: "100.00", monthlyInvoiceTotal: "100.00" },
    };
    expect(await ann.ok(stats.read)).toMatchObject({
      ...sums,
      currency: "AUD",
      others: [{ ...sums, currency: "GBP" }],
      monthlyBreakdowns: [{ ...november, ...month, others: [{ ...month, currency: "GBP" }] }],
    });
  });

  test("separates the sums of a report, and leaves a locked report as it is", async () => {
    const ann = await app().visitor().register();
    const profile = await ann.ok(companyProfile.create, { body: { companyName: "Archer" } });
    const inPounds = { ...samples.quotes, ...untaxed };
    await ann.ok(quotes.create, { body: inPounds });
    const before = await ann.ok(monthlyReports.generate, { body: november });
    expect(before).toMatchObject({ currency: "GBP", quoteTotal: "100.00", others: [] });

    await ann.ok(companyProfile.update, { id: profile.id, body: { language: "en-AU" } });
    const [unmoved] = await ann.ok(monthlyReports.list);
    const pounds = { currency: "GBP", quoteCount: 1, quoteTotal: "100.00" };
    expect(unmoved).toMatchObject({ currency: "AUD", quoteTotal: "0.00", others: [pounds] });
    await ann.ok(quotes.create, { body: inPounds });
    const counted = await ann.ok(monthlyReports.generate, { body: november });
    expect(counted).toMatchObject({ currency: "AUD", quoteTotal: "100.00", others: [pounds] });
    expect(await ann.ok(monthlyReports.list)).toEqual([counted]);

    const locked = await ann.ok(monthlyReports.lock, { id: counted.id });
    expect(locked).toEqual({ ...counted, isLocked: true });
    await ann.ok(quotes.create, { body: { ...inPounds, language: "en-US" } });
    expect(await ann.refused(monthlyReports.generate, { body: november })).toMatchObject({
      error: "REPORT_LOCKED",
    });
    expect(await ann.ok(monthlyReports.list)).toEqual([locked]);
  });

  test("a report that is counted and locked at once is complete, or not locked", async () => {
    const ann = await app().visitor().register();
    const { id } = await ann.ok(monthlyReports.generate, { body: november });
    await ann.ok(quotes.create, { body: { ...samples.quotes, language: "en-US" } });
    const asked = { body: november };
    await Promise.all([
      ann.ok(monthlyReports.lock, { id }),
      ann.ask(monthlyReports.generate, asked),
      ann.ask(monthlyReports.generate, asked),
    ]);
    const [report] = await ann.ok(monthlyReports.list);
    expect(report).toMatchObject({ isLocked: true });
    expect(await ann.refused(monthlyReports.generate, asked)).toMatchObject({ error: "REPORT_LOCKED" });
    expect(await ann.ok(monthlyReports.list)).toEqual([report]);
  });
});
