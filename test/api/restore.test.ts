import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { purgeDeletedDocuments } from "#server/documents/deleted-documents.ts";
import { samples } from "#test/api/samples.ts";
import { describeApi } from "#test/support/app.ts";
import { encrypt } from "#test/support/encrypted-account.ts";

const { companyProfile, invoices, quotes, stats } = routes;

describeApi("undoing a deletion", (app) => {
  test("a converted quote and its invoice are restored as they were, but for the version; a repeated request is answered the same", async () => {
    const ann = await app().visitor().register();
    const { id: profileId } = await ann.ok(companyProfile.create, { body: { companyName: "Archer" } });
    const { id: quoteId } = await ann.ok(quotes.create, { body: samples.quotes });
    const invoice = await ann.ok(quotes.convert, { id: quoteId });
    const quote = await ann.ok(quotes.read, { id: quoteId });
    const figures = await ann.ok(stats.read);
    await ann.ok(companyProfile.update, { id: profileId, body: { companyName: "Archer & Son" } });

    await ann.ok(invoices.remove, { id: invoice.id });
    await ann.ok(quotes.remove, { id: quoteId });
    expect(await ann.refused(invoices.read, { id: invoice.id })).toMatchObject({ error: "NOT_FOUND" });
    expect(await ann.ok(stats.read)).not.toEqual(figures);

    expect(await ann.ok(invoices.restore, { id: invoice.id })).toEqual({
      ...invoice,
      version: invoice.version + 2,
    });
    // Its status has followed the invoice: to the former one, and to the converted one again.
    const restored = { ...quote, version: quote.version + 4 };
    expect(await ann.ok(quotes.restore, { id: quoteId })).toEqual(restored);
    expect(invoice).toMatchObject({ quoteId, supplier: { companyName: "Archer" } });
    expect(await ann.ok(quotes.restore, { id: quoteId })).toEqual(restored);
    expect(await ann.ok(stats.read)).toEqual(figures);
  });

  test("two requests at once restore it once, and both succeed", async () => {
    const ann = await app().visitor().register();
    const { id } = await ann.ok(quotes.create, { body: samples.quotes });
    await ann.ok(quotes.remove, { id });
    const both = await Promise.all([ann.ok(quotes.restore, { id }), ann.ok(quotes.restore, { id })]);
    expect(both.map((quote) => quote.id)).toEqual([id, id]);
    expect(await ann.ok(quotes.list)).toHaveLength(1);
    expect(await ann.ok(stats.read)).toMatchObject({ totalQuotes: 1 });
  });

  test("nobody else can restore a document, and each kind has its own route", async () => {
    const ann = await app().visitor().register();
    const bob = await app().visitor().register();
    const { id } = await ann.ok(quotes.create, { body: samples.quotes });
    await ann.ok(quotes.remove, { id });
    expect(await bob.refused(quotes.restore, { id })).toMatchObject({ error: "NOT_FOUND" });
    expect(await ann.refused(invoices.restore, { id })).toMatchObject({ error: "NOT_FOUND" });
    expect(await ann.refused(quotes.restore, { id: randomUUID() })).toMatchObject({ error: "NOT_FOUND" });
    expect(await ann.ok(quotes.restore, { id })).toMatchObject({ id });
  });

  test("an invoice whose quote was converted again meanwhile stays deleted", async () => {
    const ann = await app().visitor().register();
    const { id: quoteId } = await ann.ok(quotes.create, { body: samples.quotes });
    const { id } = await ann.ok(quotes.convert, { id: quoteId });
    await ann.ok(invoices.remove, { id });
    const second = await ann.ok(quotes.convert, { id: quoteId });
    expect(second.id).not.toBe(id);
    expect(await ann.refused(invoices.restore, { id })).toMatchObject({ error: "IN_USE" });
  });

  test("a document that was deleted in plain cannot be restored once the account is encrypted", async () => {
    const ann = await app().visitor().register();
    const { id } = await ann.ok(quotes.create, { body: samples.quotes });
    await ann.ok(quotes.remove, { id });
    await encrypt(ann);
    expect(await ann.refused(quotes.restore, { id })).toMatchObject({ error: "NOT_FOUND" });
  });

  test("the purge deletes everybody's expired documents, and no others", async () => {
    const ann = await app().visitor().register();
    const [early, late] = [await deletedQuote(), await deletedQuote()];
    await app().database.asOwner(ann.userId, (trx) =>
      sql`update deleted_documents set purge_after = now() - interval '1 minute' where id = ${early}`.execute(
        trx,
      ),
    );
    // The other one's hour starts at the clock of the tests, which may be in the past.
    await app().database.asOwner(ann.userId, (trx) =>
      sql`update deleted_documents set purge_after = now() + interval '1 minute' where id = ${late}`.execute(
        trx,
      ),
    );
    await purgeDeletedDocuments(app().database);
    expect(await ann.refused(quotes.restore, { id: early })).toMatchObject({ error: "NOT_FOUND" });
    expect(await ann.ok(quotes.restore, { id: late })).toMatchObject({ id: late });

    async function deletedQuote(): Promise<string> {
      const { id } = await ann.ok(quotes.create, { body: samples.quotes });
      await ann.ok(quotes.remove, { id });
      return id;
    }
  });
});
