import { expect } from "@playwright/test";
import { closePopup } from "#test/e2e/acts.ts";
import { give } from "#test/e2e/bring-in.ts";
import { faultsAt, setWidth, widths } from "#test/e2e/faults-of-layout.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { openScreen } from "#test/e2e/open-screen.ts";
import { openBy } from "#test/e2e/openings.ts";
import { newPerson, withoutTours } from "#test/e2e/person.ts";
import { coloursOfPopup } from "#test/e2e/questions.ts";
import { register } from "#test/e2e/registered.ts";

/** The width at which a dialog is opened, which then stays open while the window changes. */
const opensAt = { phone: 320, desk: 1280 };

/** The address of a screen without records, and what is pressed on it. */
const questions = [
  ...[/^Change Passphrase/, /^Sync/, /^Reset/, /Recovery Code/i].map(
    (press) => ["/settings", press] as const,
  ),
  ["/materials", /^Start from a trade's price list$/],
  ["/bring-in", /^Columns$/],
] as const;

test("questions about a passphrase, a first price list and the columns of a file are cut at no width, and have their colours", async ({
  page,
}) => {
  test.slow();
  await register(page, newPerson("Maximiliana-Theodora"));
  await withoutTours(page);
  const faults: string[] = [];
  for (const kind of ["phone", "desk"] as const) {
    for (const [screen, press] of questions) {
      await setWidth(page, opensAt[kind]);
      if (new URL(page.url()).pathname !== screen) await openScreen(page, screen);
      if (press.test("Columns")) await give(page, longFile);
      await openBy(page, { press: [press] });
      if (kind === "desk") faults.push(...(await coloursOfPopup(page, `${press}`)));
      for (const width of widths[kind]) faults.push(...(await faultsAt(page, width, `${press}`)));
      await closePopup(page);
    }
  }
  expect(faults).toEqual([]);
});

const longFile = {
  name: "Featherstonehaugh-Cholmondeley-Conservation-Joinery-and-Sons.csv",
  text: `Name,Accounts-payable-correspondence-and-remittance-address,Gate code
Featherstonehaugh-Cholmondeley Conservation Joinery and Sons,accounts.payable@featherstonehaugh.example,1234
`,
};
