import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { aLine, aQuote, britishFirm } from "#test/pdf/sample-documents.ts";
import { DocumentView } from "#web/paper/document-view.tsx";
import { PaperThumbnail } from "#web/paper/paper-thumbnail.tsx";

const lineItems = Array.from({ length: 200 }, (_, index) => aLine("material", `Board ${index + 1}.`));
const document = { ...aQuote, lineItems };
const order = { kind: "quote", mode: "customer-detailed", document, profile: britishFirm } as const;

test("the small preview of a long document has the lines of its first page, the large one all", () => {
  const small = renderToStaticMarkup(<PaperThumbnail order={order} one="Quote" onOpen={() => undefined} />);
  expect(small).toContain("Board 1.");
  expect(small).not.toContain("Board 41.");
  expect(renderToStaticMarkup(<DocumentView order={order} />)).toContain("Board 200.");
});
