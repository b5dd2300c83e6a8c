import { expect, test } from "vitest";
import * as z from "zod/mini";
import type { CompanyProfile } from "#domain/company/company-profile.ts";
import { changedByRegion } from "#web/company/change-region.ts";
import {
  type CompanyDraft,
  companyDraft,
  companyForm,
  withoutHiddenFaults,
} from "#web/company/company-form.ts";

const empty = companyDraft(null, "en-GB");

function read(change: Partial<CompanyDraft>) {
  return z.safeParse(companyForm, { ...empty, companyName: "Archer & Daughters", ...change });
}

function faults(change: Partial<CompanyDraft>) {
  return Object.fromEntries(
    (read(change).error?.issues ?? []).map((issue) => [issue.path.join("."), issue.message]),
  );
}

test("a new profile has the specified defaults", () => {
  expect(read({}).data).toMatchObject({
    language: "en-GB",
    country: "United Kingdom",
    chargeVat: true,
    vatRate: 20_000,
    defaultMarkupPercent: 25_000,
    defaultTaxPercent: 20_000,
    markupScope: "materials_and_labour",
    cisMethod: "hmrc",
    cisRatePercent: 20_000,
    brandColor: "#111827",
    logoUrl: null,
    phone: null,
  });
});

test("all errors are shown at once, each in its place", () => {
  const wrong = {
    companyName: " ",
    vatRate: "101",
    defaultMarkupPercent: "1000.001",
    paymentTermsDays: "181",
    quoteValidityDays: "-1",
    brandColor: "blue",
  };
  expect(faults(wrong)).toEqual({
    companyName: "Company name is required",
    vatRate: "VAT rate must be between 0 and 100",
    defaultMarkupPercent: "Default markup must be between 0 and 1000",
    paymentTermsDays: "Payment terms must be between 1 and 180 days",
    quoteValidityDays: "Quote validity must be between 1 and 365 days",
    brandColor: "Brand colour must look like #111827",
  });
});

test("blank or 0 days become null", () => {
  for (const paymentTermsDays of ["", " ", "0"]) {
    expect(read({ paymentTermsDays }).data?.paymentTermsDays).toBeNull();
  }
  expect(read({ paymentTermsDays: " 30 " }).data?.paymentTermsDays).toBe(30);
});

test("a hidden rate does not prevent saving, and without tax the default rate is 0", () => {
  const draft = { ...empty, companyName: "Archer", chargeVat: false, vatRate: "twenty" };
  expect(z.safeParse(companyForm, withoutHiddenFaults(draft)).data).toMatchObject({
    vatRate: 0,
    defaultTaxPercent: 0,
  });
  expect(withoutHiddenFaults({ ...draft, chargeVat: true }).vatRate).toBe("twenty");
});

test("a stored profile passes through the form unchanged", () => {
  const stored = {
    ...(read({ cisRegistered: true, cisRate: "30", vatRate: "8.875", chequesPayableTo: "A Archer" })
      .data as unknown as CompanyProfile),
    logoUrl: "data:image/png;base64,AAAA",
  };
  expect(z.parse(companyForm, companyDraft(stored, "en-GB"))).toEqual(stored);
});

test("another region brings its own country, rate and bank code, unless they have been changed", () => {
  const british = { ...empty, sortCode: "12-34-56" };
  expect(changedByRegion(british, "en-AU")).toEqual({
    language: "en-AU",
    country: "Australia",
    vatRate: "10.00",
    sortCode: "123-456",
  });
  const own = { ...british, country: "Jersey", vatRate: "5" };
  expect(changedByRegion(own, "en-US")).toEqual({ language: "en-US", sortCode: "123456" });
});

test("a new profile begins in the region of the person's screens, with its rate of tax", () => {
  expect(companyDraft(null, "en-US")).toMatchObject({
    language: "en-US",
    vatRate: "0.00",
    country: "United States",
  });
  expect(companyDraft(null, "en-AU")).toMatchObject({
    language: "en-AU",
    vatRate: "10.00",
    country: "Australia",
  });
  expect(empty).toMatchObject({ language: "en-GB", vatRate: "20.00", country: "United Kingdom" });
});

test("what a firm has not said of itself is null, and what it has said is kept", () => {
  expect(read({}).data).toMatchObject({ vatRegistration: null, firmKind: null, ownNames: null });
  const said = { vatRegistration: "applied", firmKind: "sole_trader", ownNames: "Sam Reed" } as const;
  expect(read(said).data).toMatchObject(said);
});
