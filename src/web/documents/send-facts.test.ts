import { expect, test } from "vitest";
import { anInvoice, britishFirm } from "#test/pdf/sample-documents.ts";
import { sentFacts } from "#web/documents/send-facts.ts";

const noAccount = {
  ...{ bankName: null, accountName: null, sortCode: null, accountNumber: null, iban: null, bicSwift: null },
  ...{ bankDetails: null, chequesPayableTo: null, paymentTermsDays: 14 },
};
const document: typeof anInvoice = { ...anInvoice, supplier: null, companyBankDetails: null };

test("an invoice says how to pay it by where the money goes, and not by when it is due alone", () => {
  const saysHowToPay = (own: Partial<typeof document>, firm: Partial<typeof britishFirm>) =>
    sentFacts(
      {
        kind: "invoice",
        mode: "customer-simple",
        document: { ...document, ...own },
        profile: { ...britishFirm, ...firm },
      },
      null,
    ).saysHowToPay;
  expect(saysHowToPay({}, {})).toBe(true);
  expect(saysHowToPay({}, noAccount)).toBe(false);
  expect(saysHowToPay({}, { ...noAccount, chequesPayableTo: "A. Firm" })).toBe(true);
  expect(saysHowToPay({ companyBankDetails: "Lloyds 1234" }, noAccount)).toBe(true);
});
