import { expect, test } from "vitest";
import { anInvoice, britishFirm } from "#test/pdf/sample-documents.ts";
import { sentFacts, wentOutAsIs } from "#web/documents/send-facts.ts";

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

const at = (minute: number) => `2026-03-02T09:0${minute}:00.000Z`;

test("a document went out as it is until it is saved again, also when its status has changed since", () => {
  expect(wentOutAsIs({ sentAt: null, statusAt: null, updatedAt: at(1) })).toBe(false);
  expect(wentOutAsIs({ sentAt: at(2), statusAt: at(2), updatedAt: at(1) })).toBe(true);
  expect(wentOutAsIs({ sentAt: at(2), statusAt: at(3), updatedAt: at(3) })).toBe(true);
  expect(wentOutAsIs({ sentAt: at(2), statusAt: at(2), updatedAt: at(4) })).toBe(false);
  expect(wentOutAsIs({ sentAt: at(2), statusAt: at(3), updatedAt: at(4) })).toBe(false);
});
