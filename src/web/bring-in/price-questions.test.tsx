// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { percent } from "#domain/money/percent.ts";
import { drawing } from "#test/support/drawing.ts";
import { newId } from "#web/base/new-id.ts";
import type { AskedPrices } from "#web/bring-in/bring-prices.ts";
import { asTheFileSays } from "#web/bring-in/choices.ts";
import { PriceQuestions } from "#web/bring-in/price-questions.tsx";

const shown = drawing();

const all: AskedPrices = { price: true, selling: true, tax: true, mark: "point" };

test("of four doubts three are asked; markup comes off what is sold, unless somebody is asked and says otherwise", async () => {
  await draw(all);
  expect(asked()).toEqual([
    "Who pays these prices? We do",
    "These prices are with VAT. Take VAT off",
    "How are amounts written in this file? 1,234.50",
  ]);
  expect(asTheFileSays.answers.takesSelling).toBe(false);
});

test.each([
  ["price", { price: false }],
  ["tax", { tax: false }],
  ["mark", { mark: null }],
] as const)("without a doubt of the %s, that of selling prices is asked", async (_, clear) => {
  await draw({ ...all, ...clear });
  expect(asked()).toHaveLength(3);
  expect(asked()).toContain("These are selling prices. Take 25% markup off (÷ 1.25)");
});

test("nothing is asked of prices that are clear", async () => {
  await draw({ price: false, selling: false, tax: false, mark: null });
  expect(shown.host.textContent).toBe("");
});

async function draw(doubts: AskedPrices) {
  const firm = { chargesTax: true, tax: percent(20_000), markup: percent(25_000) };
  const list = {
    present: { customers: [], materials: [], labour: [], language: "en-GB" as const, firm },
    ...{ categories: [], closed: 0 },
  };
  const read = {
    ...{ kind: "materials" as const, items: [], services: [], isRefresh: false, others: [] },
    ...{ asked: doubts, rounded: 0, leftOut: [], warnings: [] },
  };
  const file = {
    ...{ name: "list.csv", choices: asTheFileSays, headings: null, supplier: "", importId: newId() },
    opened: { kind: "materials" as const, columns: [], notTaken: [], source: null, sheets: null },
    ...{ isRemembered: false, numbersAsked: true, idFor: newId },
  };
  const found = { by: file.choices, read, list, labour: null };
  await shown.draw(<PriceQuestions file={file} found={found} onAnswer={() => undefined} />);
}

/** The questions on the screen, each with the answer that is taken. */
function asked(): string[] {
  return [...shown.host.querySelectorAll("fieldset")].map((question) => {
    const taken = question.querySelector("input:checked")?.closest("label");
    return `${question.querySelector("legend")?.textContent} ${taken?.textContent}`;
  });
}
