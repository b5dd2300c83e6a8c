import { stdnum } from "stdnum";
import { expect, test } from "vitest";
import {
  abnCheck,
  bankAccountCheck,
  bicCheck,
  einCheck,
  ibanCheck,
  postcodeCheck,
  type SoftCheck,
  utrCheck,
  vatNumberCheck,
} from "#web/base/soft-checks.ts";

async function looksRight({ looksRight: ask }: SoftCheck, texts: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(texts.map(ask));
  return texts.filter((_, at) => answers[at]);
}

test("a sort code is checked with its account number, by the examples of Pay.UK's own paper", async () => {
  const right = ["08-99-99 66374958", "10-79-99 88837491", "20-29-59 63748472", "87-14-27 46238510"];
  const wrong = ["08-99-99 66374959", "10-79-99 88837493"];
  expect(await looksRight(bankAccountCheck, [...right, ...wrong])).toEqual(right);
});

test("half of a pair gives no warning", async () => {
  const halves = ["08-99 66374959", "08-99-99 ", " 66374959"];
  expect(await looksRight(bankAccountCheck, halves)).toEqual(halves);
});

test("an IBAN is checked with its spaces or without; the register's examples are right", async () => {
  const right = ["GB29NWBK60161331926819", "GB29 NWBK 6016 1331 9268 19", "DE89 3704 0044 0532 0130 00"];
  const wrong = ["GB29NWBK60161331926891", "GB29NWBK6016133192681", "XX00"];
  expect(await looksRight(ibanCheck, [...right, ...wrong])).toEqual(right);
});

test("a BIC has eight or eleven characters, and a country in them", async () => {
  const right = ["NWBKGB2L", "nwbk gb 2l xxx"];
  expect(await looksRight(bicCheck, [...right, "NWBKGB2", "NWBK1B2L"])).toEqual(right);
});

test("a VAT number is right with or without GB before it, and in other countries with their letters", async () => {
  const right = ["GB 980 7806 84", "980780684", "XI980780684", "IE6388047V"];
  const wrong = ["GB 802311781", "802311781", "GB12345", "IE6388047A", "none"];
  expect(await looksRight(vatNumberCheck, [...right, ...wrong])).toEqual(right);
  expect(stdnum.GB?.vat?.validate("GB 980 7806 84")?.isValid).toBe(true);
  expect(stdnum.GB?.vat?.validate("802311781")?.isValid).toBe(false);
});

test("taxpayer and company numbers are checked by their digits", async () => {
  expect(await looksRight(utrCheck, ["1955839661", "2955839661"])).toEqual(["1955839661"]);
  expect(await looksRight(abnCheck, ["51 824 753 556", "51 824 753 557"])).toEqual(["51 824 753 556"]);
  expect(await looksRight(einCheck, ["20-1234567", "07-1234567"])).toEqual(["20-1234567"]);
});

test("a postcode is checked in the United Kingdom only", async () => {
  const check = postcodeCheck("GB", "") as SoftCheck;
  expect(await looksRight(check, ["SY8 1AA", "sy81aa", "SY8", "90210"])).toEqual(["SY8 1AA", "sy81aa"]);
  expect(postcodeCheck("US", " U.K. ")).toBe(check);
  expect(postcodeCheck("GB", "Ireland")).toBeNull();
  expect(postcodeCheck("AU", "")).toBeNull();
});
