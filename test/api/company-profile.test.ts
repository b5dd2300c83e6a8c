import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { describeApi } from "#test/support/app.ts";

const { companyProfile, invoices } = routes;

const oak = { name: "Oak board", quantity: "1", unitPrice: "100.00" };

describeApi("the company profile", (app) => {
  test("a new account has no profile; a new profile takes the defaults", async () => {
    const ann = await app().visitor().register();
    expect(await ann.ok(companyProfile.read)).toBeNull();
    const made = await ann.ok(companyProfile.create, { body: { companyName: "Archer Joinery" } });
    expect(made).toMatchObject({
      companyName: "Archer Joinery",
      address: null,
      country: "United Kingdom",
      language: "en-GB",
      chargeVat: true,
      vatRate: "20.00",
      markupScope: "materials_and_labour",
      defaultMarkupPercent: "25.00",
      defaultTaxPercent: "20.00",
      paymentTermsDays: null,
      quoteValidityDays: null,
      cisRegistered: false,
      cisMethod: "hmrc",
      cisRatePercent: "20.00",
      brandColor: "#111827",
      invoiceNumberCounter: 1,
      logoUrl: null,
      logoSealed: null,
      version: 1,
    });
    expect(await ann.ok(companyProfile.read)).toEqual(made);
  });

  test("what the firm is, whether it is registered for VAT, and the foot of its quotes are kept, and an invoice keeps it too", async () => {
    const ann = await app().visitor().register();
    const said = {
      ...{ vatRegistration: "applied", firmKind: "company", ownNames: "Archer Joinery Ltd" },
      ...{ registeredIn: "Scotland", registeredOffice: "1 Quay Street\nLeith", quoteFoot: "estimate" },
    } as const;
    const unsaid = {
      ...{ vatRegistration: null, firmKind: null, ownNames: null, registeredIn: null, quoteFoot: null },
    };
    const made = await ann.ok(companyProfile.create, { body: { companyName: "Archer" } });
    expect(made).toMatchObject(unsaid);
    const { id } = made;
    expect(await ann.ok(companyProfile.update, { id, body: said })).toMatchObject(said);
    const body = { customerName: "Bea", customerEmail: "bea@example.com", lineItems: [oak] };
    const invoice = await ann.ok(invoices.create, { body });
    await ann.ok(companyProfile.update, { id, body: unsaid });
    expect(await ann.ok(invoices.read, { id: invoice.id })).toMatchObject({ supplier: said });
    for (const other of [{ firmKind: "club" }, { quoteFoot: "binding" }]) {
      const refused = await ann.refused(companyProfile.update, { id, body: other as never });
      expect(refused.status).toBe(400);
    }
  });

  test("a country that is sent, or sent as null, is kept", async () => {
    for (const [body, country] of [
      [{ language: "en-AU" }, "Australia"],
      [{ country: "Ireland" }, "Ireland"],
      [{ country: null }, null],
    ] as const) {
      const ann = await app().visitor().register();
      const made = await ann.ok(companyProfile.create, { body: { companyName: "Archer", ...body } });
      expect(made).toMatchObject({ country });
    }
  });

  test("a user has one profile: another is refused, and the same one sent again is answered as it is", async () => {
    const ann = await app().visitor().register();
    const body = { id: randomUUID(), companyName: "Archer Joinery" };
    const made = await ann.ok(companyProfile.create, { body });
    expect(await ann.ok(companyProfile.create, { body })).toEqual(made);
    expect(await ann.refused(companyProfile.create, { body: { companyName: "Another" } })).toEqual({
      status: 409,
      error: "PROFILE_EXISTS",
      message: "A company profile exists already.",
    });
    expect(await ann.ok(companyProfile.read)).toEqual(made);
  });

  test("a change keeps what is not sent, reads null as empty, and refuses an old version", async () => {
    const ann = await app().visitor().register();
    const body = { companyName: "Archer Joinery", city: "Leeds", phone: "0113", paymentTermsDays: 30 };
    const { id } = await ann.ok(companyProfile.create, { body });
    const change = { version: 1, city: null, vatRate: 5, quoteValidityDays: "14" };
    expect(await ann.ok(companyProfile.update, { id, body: change })).toMatchObject({
      companyName: "Archer Joinery",
      city: null,
      phone: "0113",
      vatRate: "5.00",
      paymentTermsDays: 30,
      quoteValidityDays: 14,
      version: 2,
    });
    expect(await ann.refused(companyProfile.update, { id, body: change })).toMatchObject({
      error: "VERSION_CONFLICT",
    });
    const blanks = { paymentTermsDays: "", quoteValidityDays: 0 };
    expect(await ann.ok(companyProfile.update, { id, body: blanks })).toMatchObject({
      paymentTermsDays: null,
      quoteValidityDays: null,
    });
  });

  test.each([
    [{ companyName: " " }, "Company name is required"],
    [{ vatRate: "100.01" }, "VAT rate must be between 0 and 100"],
    [{ defaultMarkupPercent: 1001 }, "Default markup must be between 0 and 1000"],
    [{ paymentTermsDays: 181 }, "Payment terms must be between 1 and 180 days"],
    [{ paymentTermsDays: 1.5 }, "Payment terms must be between 1 and 180 days"],
    [{ paymentTermsDays: "0x1f" }, "Payment terms must be between 1 and 180 days"],
    [{ quoteValidityDays: 366 }, "Quote validity must be between 1 and 365 days"],
    [{ quoteValidityDays: -1 }, "Quote validity must be between 1 and 365 days"],
    [{ cisRatePercent: "25" }, "CIS rate must be 0, 20 or 30"],
    [
      { logoUrl: "javascript:alert(1)" },
      "The logo must be a PNG, JPEG, GIF or WebP picture, or a web address",
    ],
    [
      { logoUrl: "data:image/svg+xml;base64,AAAA" },
      "The logo must be a PNG, JPEG, GIF or WebP picture, or a web address",
    ],
    [{ brandColor: "red" }, "Brand colour must look like #111827"],
  ])("%j is refused with words", async (wrong, message) => {
    const ann = await app().resident();
    const body = { companyName: "Archer Joinery", ...wrong };
    expect(await ann.refused(companyProfile.create, { body })).toMatchObject({ status: 400, message });
    expect(await ann.ok(companyProfile.read)).toBeNull();
  });

  test("no client can set the invoice counter", async () => {
    const ann = await app().visitor().register();
    const body = { companyName: "Archer Joinery", invoiceNumberCounter: 500 };
    expect((await ann.refused(companyProfile.create, { body })).status).toBe(400);
    const { id } = await ann.ok(companyProfile.create, { body: { companyName: "Archer Joinery" } });
    expect((await ann.refused(companyProfile.update, { id, body })).status).toBe(400);
    expect(await ann.ok(companyProfile.read)).toMatchObject({ invoiceNumberCounter: 1 });
    expect(await ann.ok(invoices.nextNumber)).toEqual({ nextInvoiceNumber: "INV-0001" });
  });

  test("bank and tax numbers must be well-formed if the server can read them", async () => {
    const ann = await app().visitor().register();
    const fine = { utrNumber: "12345 67890K", sortCode: "12-34-56", accountNumber: "1234 5678" };
    const { id } = await ann.ok(companyProfile.create, { body: { companyName: "Archer Joinery", ...fine } });
    const wrong = { utrNumber: "123", sortCode: "12-34", accountNumber: "GB12", companyName: "Archer" };
    expect(await ann.refused(companyProfile.update, { id, body: wrong })).toEqual({
      status: 400,
      error: "VALIDATION_FAILED",
      message: "UTR must have 10 digits",
      fields: [
        { path: "utrNumber", message: "UTR must have 10 digits" },
        { path: "sortCode", message: "Sort code must have 6 to 9 digits" },
        { path: "accountNumber", message: "Account number must have at most 17 digits" },
      ],
    });
    expect(await ann.ok(companyProfile.read)).toMatchObject({ companyName: "Archer Joinery", ...fine });
  });

  test("the logo is kept beside the profile, untouched by other changes, and removed by null", async () => {
    const ann = await app().visitor().register();
    const logoUrl = `data:image/png;base64,${"A".repeat(1_200_000)}`;
    const { id } = await ann.ok(companyProfile.create, { body: { companyName: "Archer", logoUrl } });
    const renamed = await ann.ok(companyProfile.update, { id, body: { companyName: "Archer Ltd" } });
    expect(renamed.logoUrl === logoUrl).toBe(true);
    const bare = await ann.ok(companyProfile.update, { id, body: { logoUrl: null } });
    expect(bare).toMatchObject({ companyName: "Archer Ltd", logoUrl: null });
    const huge = { logoUrl: `data:image/png;base64,${"A".repeat(1_500_000)}` };
    expect(await ann.refused(companyProfile.update, { id, body: huge })).toMatchObject({
      status: 400,
      message: "The logo is too large",
    });
  });

  test("a missing profile cannot be changed", async () => {
    const ann = await app().visitor().register();
    const body = { companyName: "Archer" };
    expect(await ann.refused(companyProfile.update, { id: randomUUID(), body })).toMatchObject({
      status: 404,
      message: "Company profile not found",
    });
  });
});
