import { expect, type Page } from "@playwright/test";
import { popup } from "#test/e2e/acts.ts";
import {
  accountActs,
  addItemsActs,
  amountActs,
  categoriesActs,
  cisActs,
  convertActs,
  customerSheetActs,
  deleteAccountActs,
  deleteActs,
  documentActs,
  documentRowActs,
  drawerActs,
  exportActs,
  invoiceDatesActs,
  invoiceStatuses,
  keysActs,
  lineActs,
  listActs,
  type NeededActs,
  newActs,
  newCustomerActs,
  newLabourActs,
  newMaterialActs,
  numbersActs,
  ownWordsActs,
  previewActs,
  quoteDatesActs,
  quoteRowActs,
  quoteStatuses,
  quoteTextActs,
  searchActs,
  sendActs,
  shortDrawerActs,
  siteActs,
  sortActs,
  statusActs,
  storedCustomerActs,
  storedLabourActs,
  storedMaterialActs,
  toneActs,
} from "#test/e2e/acts-of-openings.ts";

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
  /** What can be done there, so that a redesign that loses an act fails. */
  acts: NeededActs;
}

/** What unfolds the details of a document on a phone. */
const details = /^(Quote|Project) Details/;

/** The menu of a row of materials, labour or customers. */
const rowMenu = /^More for [^mlc]/;

/** The menu of a list itself. */
const listMenu = /^More for (quotes|invoices|materials|labou?r items|customers)$/;

/**
 * The dialogs, sheets and menus of a firm's screens, with one of those that all lists have alike. What opens over another
 * one, or in an account of a certain kind alone, has journeys of its own.
 */
export const openings: readonly Opening[] = [
  { on: /^\/$/, press: [/^My Account$/], only: "desk", acts: accountActs },
  { on: /^\/$/, press: [/^Search$/], acts: searchActs },
  { on: /^\/$/, press: [], key: "?", only: "desk", acts: keysActs },
  { on: /^\/$/, press: [], key: "Control+k", only: "desk", acts: searchActs },
  { on: /^\/$/, press: [/^New$/], only: "phone", acts: newActs },
  { on: /^\/$/, press: [/^More, open menu$/], only: "phone", acts: drawerActs },
  {
    on: /^\/(quotes|invoices|materials|labor)$/,
    press: [/^Filter and sort$/],
    only: "phone",
    acts: sortActs,
  },
  { on: /^\/(quotes|invoices)$/, press: [listMenu], only: "phone", acts: exportActs },
  { on: /^\/(materials|labor|customers)$/, press: [listMenu], only: "phone", acts: listActs },
  { on: /^\/quotes$/, press: [/^More for Q-/], acts: quoteRowActs },
  { on: /^\/invoices$/, press: [/^More for INV-/], acts: documentRowActs },
  { on: /^\/(quotes|invoices)$/, press: [/^More for (Q|INV)-/, /^Delete$/], acts: deleteActs },
  { on: /^\/quotes$/, press: [/change status of/], only: "desk", acts: quoteStatuses },
  { on: /^\/invoices$/, press: [/change status of/], only: "desk", acts: invoiceStatuses },
  { on: /^\/(materials|labor)$/, press: [/^Manage Categories$/], acts: categoriesActs },
  { on: /^\/materials$/, press: [/^Add Item$/], acts: newMaterialActs },
  { on: /^\/labor$/, press: [/^Add Labou?r Item$/], acts: newLabourActs },
  { on: /^\/customers$/, press: [/^Add Customer$/], acts: newCustomerActs },
  { on: /^\/materials$/, press: [/^Edit /], only: "desk", acts: storedMaterialActs },
  { on: /^\/labor$/, press: [/^Edit /], only: "desk", acts: storedLabourActs },
  { on: /^\/customers$/, press: [/^Edit /], only: "desk", acts: storedCustomerActs },
  { on: /^\/(materials|labor|customers)$/, press: [/^Delete /], only: "desk", acts: deleteActs },
  { on: /^\/materials$/, press: [rowMenu, /^Edit$/], only: "phone", acts: storedMaterialActs },
  { on: /^\/labor$/, press: [rowMenu, /^Edit$/], only: "phone", acts: storedLabourActs },
  { on: /^\/customers$/, press: [rowMenu, /^Edit$/], only: "phone", acts: storedCustomerActs },
  { on: /^\/company-profile$/, press: [/^Change next numbers$/], acts: numbersActs },
  { on: /^\/company-profile$/, press: [/^Edit: Quote, friendly$/], acts: ownWordsActs },
  { on: /^\/company-profile$/, press: [/^Edit: Own words at the foot$/], acts: quoteTextActs },
  { on: /^\/company-profile$/, press: [/^Edit: Closing words$/], acts: quoteTextActs },
  { on: /^\/settings$/, press: [/^Delete Account$/], acts: deleteAccountActs },
  { on: /^\/(quotes|invoices)\/[0-9a-f-]{36}$/, press: [/^Send$/], acts: toneActs },
  // The first sending asks for a tone; what it says is there once one is chosen, and in all that come after.
  { on: /^\/(quotes|invoices)\/[0-9a-f-]{36}$/, press: [/^Send$/, /^Friendly$/], acts: sendActs },
  { on: /^\/quotes\/[0-9a-f-]{36}$/, press: [/change status of/], acts: quoteStatuses },
  { on: /^\/invoices\/[0-9a-f-]{36}$/, press: [/change status of/], acts: invoiceStatuses },
  { on: /^\/(quotes|invoices)\/[0-9a-f-]{36}$/, press: [/^More for/], acts: documentActs },
  { on: /^\/quotes\/[0-9a-f-]{36}$/, press: [/^More for/, /^Convert to Invoice$/], acts: convertActs },
  { on: /^\/customers\/.+$/, press: [/^Edit$/], acts: storedCustomerActs },
  { on: /^\/customers\/.+$/, press: [/^Delete$/], acts: deleteActs },
  { on: /edit/, press: [/^Open (quote|invoice) preview$/], only: "desk", acts: previewActs },
  { on: /edit/, press: [/^Customer/], only: "phone", acts: customerSheetActs },
  { on: /^\/quotes.+edit/, press: [details, /^Dates/], only: "phone", acts: quoteDatesActs },
  { on: /^\/invoices.+edit/, press: [details, /^Number and dates/], only: "phone", acts: invoiceDatesActs },
  { on: /edit/, press: [details, /^Site and work/], only: "phone", acts: siteActs },
  { on: /edit/, press: [/^Accoya/], only: "phone", acts: lineActs },
  { on: /edit/, press: [/^Add items$/], only: "phone", acts: addItemsActs },
  { on: /edit/, press: [/^Markup/], only: "phone", acts: amountActs },
  { on: /edit/, press: [details, /^Status/], only: "phone", acts: statusActs },
  { on: /edit/, press: [/^(Total incl|(Quote|Invoice) total)/], only: "phone", acts: amountActs },
];

/** What has other rows and boxes in the Construction Industry Scheme. */
export const openingsWithCis: readonly Opening[] = [
  { on: /^\/invoices\/[0-9a-f-]{36}$/, press: [/^Remind$/, /^Friendly$/], acts: sendActs },
  { on: /edit/, press: [/^Open invoice preview$/], only: "desk", acts: previewActs },
  { on: /edit/, press: [details, /^CIS/], only: "phone", acts: cisActs },
  { on: /edit/, press: [/^Amount due/], only: "phone", acts: amountActs },
];

/** What is other once the trial has ended: there is no bar at the foot, and the drawer has the account alone. */
export const openingsWithoutSubscription: readonly Opening[] = [
  { on: /^\/$/, press: [/^Open menu$/], acts: shortDrawerActs },
];

/** How it is opened, for the report of a fault. */
export function nameOf({ press, key }: Pick<Opening, "press" | "key">): string {
  return key ?? press.join(", ");
}

/** Opens a dialog on its screen, which is shown. */
export async function openBy(page: Page, { press, key }: Pick<Opening, "press" | "key">): Promise<void> {
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
  await expect(popup(page).getByText("Loading...")).toHaveCount(0);
  // Over a button in it the mouse would bring up a tooltip, which lies over the control above.
  await page.mouse.move(0, 0);
}
