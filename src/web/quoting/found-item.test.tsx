// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Material } from "#domain/catalogue/catalogue.ts";
import { formatStarterIds, starterTextName } from "#domain/catalogue/starter-list.ts";
import { pence } from "#domain/money/pence.ts";
import { FoundItem } from "#web/quoting/found-item.tsx";
import { wordResources } from "#web/records/resources.ts";

const elbow = {
  ...{ id: "elbow", version: 1, name: "Elbow", sku: "E15", unitType: "Each", unitCost: pence(80) },
  ...{ categoryId: null },
} as unknown as Material;

test("under the box of a desk an item says its price, and what the customer pays for one", () => {
  expect(shown({ material: elbow, pays: "Customer pays £1.00" })).toBe(
    "Elbow E15 £0.80 / Each Customer pays £1.00",
  );
});

test("an item that is not marked up says its price alone", () => {
  expect(shown({ material: elbow, pays: undefined })).toBe("Elbow E15 £0.80 / Each");
});

test("a price of a starter list is called a guide price until it is changed", () => {
  const starter = new Map([["elbow", 1]]);
  expect(shown({ material: elbow, starter })).toBe("Elbow E15 £0.80 / Each · Guide price");
  const typed = { ...elbow, version: 2 as Material["version"], unitCost: pence(95) };
  expect(shown({ material: typed, starter })).toBe("Elbow E15 £0.95 / Each");
});

interface Shown {
  material: Material;
  pays?: string | undefined;
  starter?: Parameters<typeof formatStarterIds>[0];
}

function shown({ material, pays, starter = new Map() }: Shown): string {
  const client = new QueryClient();
  const record = { name: starterTextName, text: formatStarterIds(starter) };
  const records = [{ state: "open", record }];
  client.setQueryData([wordResources.companyTexts.key], { records, isPartial: false });
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <FoundItem item={{ itemType: "material", source: material }} language="en-GB" paysFor={() => pays} />
    </QueryClientProvider>,
  );
  return markup
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/ +/g, " ")
    .trim();
}
