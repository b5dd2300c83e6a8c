import { expect, type Page } from "@playwright/test";
import { popup } from "#test/e2e/acts.ts";

/** A dialog, a sheet or a menu, and how it is opened. */
export interface Opening {
  /** Its screen: an address of `everyScreen` that this matches. */
  on: RegExp;
  /** The buttons and entries that are pressed, one after the other. */
  press: readonly RegExp[];
  /** The key that opens it, pressed in their place. */
  key?: string;
  /** Only at the widths of phones, or of desks. */
  only?: "phone" | "desk";
}

/** What unfolds the details of a document on a phone. */
const details = /^(Quote|Project) Details/;

const ofList = /^\/(quotes|invoices|materials|labor|customers)$/;

/** Every dialog, sheet and menu of a firm's screens, with one of those that all lists have alike. */
export const openings: readonly Opening[] = [
  { on: /^\/$/, press: [/^My Account$/], only: "desk" },
  { on: /^\/$/, press: [/^Search$/] },
  { on: /^\/$/, press: [], key: "?", only: "desk" },
  { on: /^\/$/, press: [/^New$/], only: "phone" },
  { on: /^\/$/, press: [/^More, open menu$/], only: "phone" },
  { on: /^\/(quotes|invoices|materials|labor)$/, press: [/^Filter and sort$/], only: "phone" },
  { on: ofList, press: [/^More for (quotes|invoices|materials|labou?r items|customers)$/], only: "phone" },
  { on: /^\/(quotes|invoices)$/, press: [/^More for (Q|INV)-/] },
  { on: /^\/(quotes|invoices)$/, press: [/^More for (Q|INV)-/, /^Delete$/] },
  { on: /^\/(quotes|invoices)$/, press: [/change status of/], only: "desk" },
  { on: /^\/(materials|labor)$/, press: [/^Manage Categories$/] },
  { on: /^\/materials$/, press: [/^Add Item$/] },
  { on: /^\/labor$/, press: [/^Add Labou?r Item$/] },
  { on: /^\/customers$/, press: [/^Add Customer$/] },
  { on: /^\/(materials|labor|customers)$/, press: [/^Edit /], only: "desk" },
  { on: /^\/(materials|labor|customers)$/, press: [/^Delete /], only: "desk" },
  { on: /^\/(materials|labor|customers)$/, press: [/^More for [^mlc]/, /^Edit$/], only: "phone" },
  { on: /^\/company-profile$/, press: [/^Change next numbers$/] },
  { on: /^\/company-profile$/, press: [/^Edit: Quote, friendly$/] },
  { on: /^\/settings$/, press: [/^Delete Account$/] },
  { on: /^\/(quotes|invoices)\/[0-9a-f-]{36}$/, press: [/^Send$/] },
  // The first sending asks for a tone; what it says is there once one is chosen, and in all that come after.
  { on: /^\/(quotes|invoices)\/[0-9a-f-]{36}$/, press: [/^Send$/, /^Friendly$/] },
  { on: /^\/(quotes|invoices)\/[0-9a-f-]{36}$/, press: [/change status of/] },
  { on: /^\/(quotes|invoices)\/[0-9a-f-]{36}$/, press: [/^More for/] },
  { on: /^\/quotes\/[0-9a-f-]{36}$/, press: [/^More for/, /^Convert to Invoice$/] },
  { on: /^\/customers\/.+$/, press: [/^Edit$/] },
  { on: /^\/customers\/.+$/, press: [/^Delete$/] },
  { on: /edit/, press: [/^Open (quote|invoice) preview$/], only: "desk" },
  { on: /edit/, press: [/^Customer/], only: "phone" },
  { on: /edit/, press: [details, /^(Dates|Number and dates)/], only: "phone" },
  { on: /edit/, press: [details, /^Site and work/], only: "phone" },
  { on: /edit/, press: [/^Accoya/], only: "phone" },
  { on: /edit/, press: [/^Add items$/], only: "phone" },
  { on: /edit/, press: [/^Markup/], only: "phone" },
  { on: /edit/, press: [details, /^Status/], only: "phone" },
  { on: /edit/, press: [/^(Total incl|(Quote|Invoice) total)/], only: "phone" },
];

/** What has other rows and boxes in the Construction Industry Scheme. */
export const openingsWithCis: readonly Opening[] = [
  { on: /^\/invoices\/[0-9a-f-]{36}$/, press: [/^Remind$/, /^Friendly$/] },
  { on: /edit/, press: [/^Open invoice preview$/], only: "desk" },
  { on: /edit/, press: [details, /^CIS/], only: "phone" },
  { on: /edit/, press: [/^Amount due/], only: "phone" },
];

/** What is other once the trial has ended: there is no bar at the foot, and the drawer has the account alone. */
export const openingsWithoutSubscription: readonly Opening[] = [{ on: /^\/$/, press: [/^Open menu$/] }];

/** How it is opened, for the report of a fault. */
export function nameOf({ press, key }: Opening): string {
  return key ?? press.join(", ");
}

/** Opens a dialog on its screen, which is shown. */
export async function openBy(page: Page, { press, key }: Opening): Promise<void> {
  for (const name of press) {
    // What was unfolded before stays so.
    if ((await page.locator("details[open] > summary").filter({ hasText: name }).count()) > 0) continue;
    const pressed = page
      .getByRole("button", { name })
      .or(page.getByRole("menuitem", { name }))
      .or(page.getByRole("radio", { name }))
      .or(page.locator("summary").filter({ hasText: name }));
    await pressed.filter({ visible: true }).first().click();
  }
  if (key) await page.keyboard.press(key);
  // What an entry of a menu opens is loaded, after the menu has closed.
  if (press.length > 1) await expect(page.locator("[role=dialog], [role=alertdialog]")).toBeVisible();
  else await expect(popup(page)).toBeVisible();
}
