import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { paperDoc } from "#pdf/paper-doc.ts";
import { aLine, aQuote, britishFirm } from "#test/pdf/sample-documents.ts";
import { DocumentView } from "#web/paper/document-view.tsx";

const lineItems = Array.from({ length: 200 }, (_, index) => aLine("material", `Board ${index + 1}.`));
const document = { ...aQuote, lineItems };
const doc = paperDoc({ kind: "quote", mode: "customer-detailed", document, profile: britishFirm });

test("a long document is shown with all its lines, or with as many as its place has room for", () => {
  expect(renderToStaticMarkup(<DocumentView doc={doc} />)).toContain("Board 200.");
  const small = renderToStaticMarkup(<DocumentView doc={doc} rowsAtMost={40} />);
  expect(small).toContain("Board 1.");
  expect(small).not.toContain("Board 41.");
});

test("the sums are read before how to accept them, as they are seen", () => {
  const shown = renderToStaticMarkup(<DocumentView doc={doc} />);
  const [sums, accept] = [shown.indexOf("Quote total"), shown.indexOf("To accept")];
  expect([sums > 0, accept > sums]).toEqual([true, true]);
});
