import { expect } from "@playwright/test";
import {
  parts,
  walkAsFirm,
  walkAsNewcomer,
  walkAsVisitor,
  walkWithCis,
} from "#test/e2e/every-screen-walk.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import {
  acts,
  actsOfFirm,
  colours,
  freeOfBars,
  knownOpenings,
  layoutOnDesks,
  layoutUnfolded,
  ownWords,
  whatOpens,
  whatOpensWithCis,
  wordsSpaced,
} from "#test/e2e/questions.ts";
import { wideDesk } from "#test/e2e/wide-desk.ts";

test.use({ viewport: wideDesk });

for (const part of parts) {
  test(`every screen of a firm has its acts, layout, words and colours, with all that opens on it, ${part} of ${parts.length}`, async ({
    page,
  }) => {
    test.slow();
    const questions = [actsOfFirm, knownOpenings, whatOpens, layoutOnDesks, wordsSpaced, colours, ownWords];
    expect(await walkAsFirm(page, part, questions, [freeOfBars])).toEqual([]);
  });
}

test("so has every screen of a newcomer", async ({ page }) => {
  test.slow();
  expect(await walkAsNewcomer(page, [acts, layoutOnDesks, wordsSpaced, colours])).toEqual([]);
});

test("so have the screens that the Construction Industry Scheme changes", async ({ page }) => {
  test.slow();
  expect(
    await walkWithCis(page, [acts, layoutUnfolded, wordsSpaced, whatOpensWithCis, colours, ownWords]),
  ).toEqual([]);
});

test("so has every screen of a visitor", async ({ page }) => {
  test.slow();
  expect(await walkAsVisitor(page, [acts, layoutOnDesks, wordsSpaced, colours])).toEqual([]);
});
