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
  coloursOfPhones,
  focusInSight,
  knownOpenings,
  layoutUnfolded,
  layoutWhereTouched,
  ownWords,
  targets,
  whatOpens,
  whatOpensWithCis,
  wordsSpaced,
} from "#test/e2e/questions.ts";

for (const part of parts) {
  test(`every screen of a firm has its acts, targets, layout, words and colours where it is touched, ${part} of ${parts.length}`, async ({
    page,
  }) => {
    test.slow();
    const first = [focusInSight, actsOfFirm, knownOpenings, targets];
    const questions = [...first, whatOpens, layoutWhereTouched, wordsSpaced, coloursOfPhones, ownWords];
    expect(await walkAsFirm(page, part, questions)).toEqual([]);
  });
}

test("so has every screen of a newcomer", async ({ page }) => {
  test.slow();
  expect(
    await walkAsNewcomer(page, [acts, targets, layoutWhereTouched, wordsSpaced, coloursOfPhones]),
  ).toEqual([]);
});

test("so have the screens that the Construction Industry Scheme changes", async ({ page }) => {
  test.slow();
  expect(
    await walkWithCis(page, [acts, targets, layoutUnfolded, wordsSpaced, whatOpensWithCis, coloursOfPhones]),
  ).toEqual([]);
});

test("so has every screen of a visitor", async ({ page }) => {
  test.slow();
  expect(
    await walkAsVisitor(page, [acts, targets, layoutWhereTouched, wordsSpaced, coloursOfPhones]),
  ).toEqual([]);
});
