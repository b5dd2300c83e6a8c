import { expect, test } from "vitest";
import type { ViewMode } from "#domain/documents/trade-document.ts";
import { pdfFileName } from "#pdf/file-name.ts";
import { anInvoice, aQuote } from "#test/pdf/sample-documents.ts";
import { fc } from "#test/support/fast-check.ts";

const quoteFile = (customerName: string, mode: ViewMode = "customer-detailed") =>
  pdfFileName({ kind: "quote", mode, document: { ...aQuote, customerName } });
const invoiceFile = (invoiceNumber: string, mode: ViewMode = "customer-detailed") =>
  pdfFileName({ kind: "invoice", mode, document: { ...anInvoice, invoiceNumber } });

test("a quote is saved under the customer's name and an invoice under its number", () => {
  expect(quoteFile("Margaret O’Neill")).toBe("Margaret O’Neill-quote.pdf");
  expect(invoiceFile("INV-0042")).toBe("INV-0042.pdf");
});

test("the firm's own view has a name of its own, so that nobody sends it by mistake", () => {
  expect(quoteFile("Margaret O’Neill", "business")).toBe("Margaret O’Neill-quote-business-copy.pdf");
  expect(invoiceFile("INV-0042", "business")).toBe("INV-0042-business-copy.pdf");
  expect(invoiceFile("INV-0042", "customer-simple")).toBe("INV-0042.pdf");
});

test("letters that a system forbids become a hyphen", () => {
  expect(invoiceFile("2026/0042")).toBe("2026-0042.pdf");
  expect(quoteFile('A<B>:"C"\\D|E?F*')).toBe("A-B-C-D-E-F--quote.pdf");
  expect(quoteFile("../../etc/passwd")).toBe("-..-etc-passwd-quote.pdf");
});

test("control characters and marks of direction are dropped, and several blanks become one", () => {
  expect(quoteFile("Smith\r\n\u0000 &\t Sons")).toBe("Smith & Sons-quote.pdf");
  expect(quoteFile("gpj\u202e.exe")).toBe("gpj .exe-quote.pdf");
});

test("points and blanks at the ends are dropped, as Windows would", () => {
  expect(invoiceFile(" .INV. ")).toBe("INV.pdf");
});

test("a name that Windows reserves for a device is avoided", () => {
  expect(invoiceFile("CON")).toBe("invoice CON.pdf");
  expect(invoiceFile("lpt1.2026")).toBe("invoice lpt1.2026.pdf");
  expect(invoiceFile("CONTRACT-1")).toBe("CONTRACT-1.pdf");
});

test("an empty name is replaced by a word", () => {
  expect(quoteFile("???")).toBe("customer-quote.pdf");
  expect(invoiceFile("")).toBe("invoice.pdf");
});

test("letters of other scripts are kept, and a long name is cut between letters", () => {
  expect(quoteFile("Παπαδόπουλος")).toBe("Παπαδόπουλος-quote.pdf");
  expect(quoteFile("😀".repeat(100))).toBe(`${"😀".repeat(50)}-quote.pdf`);
});

test("a long name is cut between emoji and between syllables, as a reader counts them", () => {
  expect(quoteFile("👨‍👩‍👧".repeat(100))).toBe(`${"👨‍👩‍👧".repeat(11)}-quote.pdf`);
  expect(quoteFile("क्षि".repeat(100))).toBe(`${"क्षि".repeat(16)}-quote.pdf`);
  expect(quoteFile(`a${"\u0301".repeat(300)}`)).toBe("customer-quote.pdf");
});

test("the joiner of a Persian name stays, and an override of direction does not", () => {
  expect(quoteFile("فارسی\u200cزبان")).toBe("فارسی\u200cزبان-quote.pdf");
  expect(quoteFile("Ann \u202egpj.exe")).toBe("Ann gpj.exe-quote.pdf");
  expect(quoteFile("\u200d\u200c")).toBe("customer-quote.pdf");
});

test("for any input, the name is safe on every system", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
      for (const name of [quoteFile(text), invoiceFile(text)]) {
        expect(name).toMatch(/^[^<>:"/\\|?*\p{Cc}\p{Surrogate}]+\.pdf$/u);
        expect(name).not.toMatch(/^[. ]|[. ]\.pdf$/);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
      }
    }),
  );
});
