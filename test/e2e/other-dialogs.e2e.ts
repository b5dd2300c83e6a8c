import { expect } from "@playwright/test";
import { closePopup, faultsOfActs, popups } from "#test/e2e/acts.ts";
import { give } from "#test/e2e/bring-in.ts";
import { faultsAt, setWidth, widths } from "#test/e2e/faults-of-layout.ts";
import { test } from "#test/e2e/no-policy-violations.ts";
import { openScreen } from "#test/e2e/open-screen.ts";
import { openBy } from "#test/e2e/openings.ts";
import { newPerson, withoutTours } from "#test/e2e/person.ts";
import { coloursOfPopup, targetsWithin } from "#test/e2e/questions.ts";
import { register } from "#test/e2e/registered.ts";

/** The width at which a dialog is opened, which then stays open while the window changes. */
const opensAt = { phone: 320, desk: 1280 };

const passphraseActs = [
  ...["textbox Current Passphrase", "textbox New Passphrase", "textbox Confirm New Passphrase"],
  ...["button Make one for me", "button Change Passphrase", "button Cancel"],
];

/** The address of a screen without records, what is pressed on it, and what can be done there. */
const questions: readonly [screen: string, press: RegExp, needed: readonly string[]][] = [
  ["/settings", /^Change Passphrase/, passphraseActs],
  ["/settings", /^Sync/, ["textbox Encryption Passphrase", "button Sync", "button Cancel"]],
  ["/settings", /^Reset/, ["button Cancel", "button Reset"]],
  ["/settings", /Recovery Code/i, ["textbox Encryption Passphrase", "button Continue", "button Cancel"]],
  ["/materials", /^Start from a trade's price list$/, ["button Plumbing and heating", "button Close"]],
  ["/bring-in", /^Columns$/, ["radio Materials", "combobox Gate code", "button Done", "button Close"]],
];

test("questions about a passphrase, a first price list and the columns of a file are cut at no width, and have their acts, targets and colours", async ({
  page,
}) => {
  test.slow();
  await register(page, newPerson("Maximiliana-Theodora"));
  await withoutTours(page);
  const faults: string[] = [];
  const touch = await page.context().newCDPSession(page);
  for (const kind of ["phone", "desk"] as const) {
    await touch.send("Emulation.setTouchEmulationEnabled", { enabled: kind === "phone" });
    for (const [screen, press, needed] of questions) {
      await setWidth(page, opensAt[kind]);
      if (new URL(page.url()).pathname !== screen) await openScreen(page, screen);
      if (press.test("Columns")) await give(page, longFile);
      await openBy(page, { press: [press] });
      if (kind === "phone") faults.push(...(await targetsWithin(page, `${press}`, popups)));
      else {
        faults.push(...(await faultsOfActs(page, `${press}`, needed)));
        faults.push(...(await coloursOfPopup(page, `${press}`)));
      }
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
