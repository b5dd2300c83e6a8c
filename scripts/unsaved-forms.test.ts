import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Forms without anything to lose, and why. */
const exempt = {
  "account/create-account-form.tsx": "of visitors, who have no session to lose",
  "account/forgot-password-screen.tsx": "of visitors",
  "account/reset-password-screen.tsx": "of visitors",
  "account/sign-in-form.tsx": "of visitors",
  "billing/stripe-form.tsx": "the card is typed in the provider's frame",
  "billing/test-card-form.tsx": "a card is chosen, and nothing typed",
  "catalogue/category-row.tsx": "a row of the category manager, which is a dialog",
  "reports/generate-form.tsx": "a month is chosen, and nothing typed",
};

test("every form registers what is typed as unsaved work, by a dialog or by itself", () => {
  const forms = readdirSync("src/web", { recursive: true, encoding: "utf8" }).filter(
    (path) => path.endsWith(".tsx") && /<form\b/.test(readFileSync(`src/web/${path}`, "utf8")),
  );
  expect(forms.length).toBeGreaterThan(15);
  const silent = forms.filter((path) => {
    const text = readFileSync(`src/web/${path}`, "utf8");
    return !/useUnsavedWork\(/.test(text) && !/<(?:Form)?Dialog\b/.test(text);
  });
  expect(silent.toSorted()).toEqual(Object.keys(exempt).toSorted());
});
