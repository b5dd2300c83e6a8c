// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { Material } from "#domain/catalogue/catalogue.ts";
import { pence } from "#domain/money/pence.ts";
import { drawing } from "#test/support/drawing.ts";
import type { CatalogueItem } from "#web/quoting/item-entry.ts";
import { PickRow } from "#web/quoting/pick-row.tsx";

const shown = drawing();
const item: CatalogueItem = {
  itemType: "material",
  source: { id: "m1", name: "Board", unitType: "Each", unitCost: pence(1250) } as Material,
};

test("what is wrong with a quantity stands under the whole row, and its box says so", async () => {
  await draw("abc");
  const box = shown.host.querySelector("input");
  const message = document.getElementById(box?.getAttribute("aria-describedby") ?? "");
  expect(message?.textContent).toBe("Quantity must be a whole number of at least 1");
  expect(message?.parentElement?.parentElement?.localName).toBe("li");
  expect(box?.getAttribute("aria-invalid")).toBe("true");
  await draw("2");
  expect(shown.host.querySelector("input")?.hasAttribute("aria-describedby")).toBe(false);
  expect(shown.host.querySelector("li")?.textContent).not.toContain("must be");
});

async function draw(quantity: string) {
  const pick = { item, quantity };
  await shown.draw(
    <PickRow
      {...{ item, pick, picks: [pick], language: "en-GB", isGuidePrice: false }}
      paysFor={() => undefined}
      onPicks={() => undefined}
    />,
  );
}
