import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { rateTypes } from "#domain/catalogue/catalogue.ts";
import { tones } from "#domain/company/company-settings.ts";
import { invoiceStatuses, quoteStatuses } from "#domain/documents/status.ts";
import { cisMethods, discountBases, markupScopes } from "#domain/pricing/terms.ts";
import { languages } from "#domain/region/region.ts";
import { type RecordNoun, samples } from "#test/api/samples.ts";
import { describeApi } from "#test/support/app.ts";

const listedInProfile: readonly (readonly [string, readonly string[]])[] = [
  ["language", languages],
  ["markupScope", markupScopes],
  ["cisMethod", cisMethods],
];

/** Every field of a record that has one of the domain's listed values, which no CHECK repeats. */
const listed: readonly (readonly [RecordNoun, string, readonly string[]])[] = [
  ["quotes", "status", quoteStatuses.filter((status) => status !== "invoice")],
  ["quotes", "language", languages],
  ["quotes", "markupScope", markupScopes],
  ["quotes", "discountBase", discountBases],
  ["invoices", "status", invoiceStatuses],
  ["invoices", "language", languages],
  ["invoices", "markupScope", markupScopes],
  ["invoices", "discountBase", discountBases],
  ["invoices", "cisMethod", cisMethods],
  ["labor", "rateType", rateTypes],
];

describeApi("a listed value", (app) => {
  test.each(listed)("of %s, %s: each is stored, and another is refused", async (noun, field, values) => {
    const ann = await app().resident();
    for (const value of values) {
      const body = { ...samples[noun], [field]: value };
      expect(await ann.ok(routes[noun].create, { body })).toMatchObject({ [field]: value });
    }
    const refusal = await ann.refused(routes[noun].create, { body: { ...samples[noun], [field]: "other" } });
    expect(refusal).toMatchObject({ status: 400, error: "VALIDATION_FAILED", fields: [{ path: field }] });
  });

  test("of the company profile: each is stored, and another is refused", async () => {
    const ann = await app().resident();
    const { id } = await ann.ok(routes.companyProfile.create, { body: samples.companyProfile });
    for (const [field, values] of listedInProfile) {
      for (const value of values) {
        const changed = await ann.ok(routes.companyProfile.update, { id, body: { [field]: value } });
        expect(changed).toMatchObject({ [field]: value });
      }
      const refusal = await ann.refused(routes.companyProfile.update, { id, body: { [field]: "other" } });
      expect(refusal).toMatchObject({ status: 400, fields: [{ path: field }] });
    }
  });

  test("of the company settings: each is stored for its firm alone, and another is refused", async () => {
    const [ann, bea] = [await app().visitor().register(), await app().visitor().register()];
    expect(await ann.ok(routes.companySettings.read)).toEqual({ tone: null });
    for (const tone of tones) {
      expect(await ann.ok(routes.companySettings.update, { body: { tone } })).toEqual({ tone });
      expect(await ann.ok(routes.companySettings.read)).toEqual({ tone });
    }
    expect(await bea.ok(routes.companySettings.read)).toEqual({ tone: null });
    const refusal = await ann.refused(routes.companySettings.update, { body: { tone: "other" } });
    expect(refusal).toMatchObject({ status: 400, error: "VALIDATION_FAILED", fields: [{ path: "tone" }] });
  });

  test("of an account, its language: each is stored, and another is refused", async () => {
    const body = {
      email: "eve@example.com",
      password: "a long password 1",
      firstName: "Eve",
      lastName: "Lee",
    };
    for (const language of languages) {
      const email = `${language.toLowerCase()}@example.com`;
      await app()
        .visitor()
        .ok(routes.account.register, { body: { ...body, email, language } });
    }
    const refusal = await app()
      .visitor()
      .refused(routes.account.register, { body: { ...body, language: "fr-FR" } });
    expect(refusal).toMatchObject({ status: 400, fields: [{ path: "language" }] });
  });
});
