// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { Language } from "#domain/region/region.ts";
import { drawing } from "#test/support/drawing.ts";
import { StartingFigures, type StartingFiguresProps } from "#web/quoting/starting-figures.tsx";

const shown = drawing();

test("our starting figures are a percentage each, or none", async () => {
  await draw("en-GB", { markupPercent: "25", taxPercent: "20" });
  expect(shown.host.textContent).toBe("25% markup, 20% VAT: our starting figures. Change");
  await draw("en-US", { markupPercent: "25", taxPercent: "0.00" });
  expect(shown.host.textContent).toBe("25% markup, no sales tax: our starting figures. Change");
});

async function draw(language: Language, terms: { markupPercent: string; taxPercent: string }) {
  const draft = { terms } as StartingFiguresProps["draft"];
  await shown.draw(<StartingFigures {...{ draft, supplier: { language } }} onOwnFigures={() => undefined} />);
}
