import { expect, type Page } from "@playwright/test";
import { post } from "#test/e2e/api.ts";
import { openMore, openRowMenu } from "#test/e2e/document-acts.ts";
import { newPerson, withoutTours } from "#test/e2e/person.ts";
import { registerPlain } from "#test/e2e/registered.ts";

const day = 86_400_000;
const yesterday = new Date(Date.now() - day).toISOString().slice(0, 10);
const about = { customerName: "Amelia Stroud", customerEmail: "amelia@stroud.example" };
const quoted = {
  ...about,
  quoteDate: "2026-01-02",
  lineItems: [{ name: "Oak", quantity: "1", unitCost: "50.00" }],
};
const billed = {
  ...about,
  invoiceDate: "2026-01-02",
  lineItems: [{ name: "Oak", quantity: "1", unitPrice: "50.00" }],
};

interface CaseOfActs {
  what: string;
  make: (page: Page) => Promise<string>;
  /** The acts in sight: the one beside, if there is one, then the main one. */
  inSight: string[];
  /** The rest, in the order of the menu; Share is a group of three. */
  menu: string[];
}

const share = ["With breakdown", "No breakdown", "Business view"];
const ofInvoice = ["Edit", "Duplicate", "Share", "PDF", "Delete"];

const quote =
  (status: string, more = {}) =>
  async (page: Page) =>
    `/quotes/${await post(page, "quotes", { ...quoted, status, ...more })}`;
const invoice =
  (status: string, more = {}) =>
  async (page: Page) =>
    `/invoices/${await post(page, "invoices", { ...billed, status, ...more })}`;

/** What can be done with a document in each state: the table of [Note: The main act] as a person meets it. */
export const casesOfActs: CaseOfActs[] = [
  {
    what: "a draft",
    make: quote("draft"),
    inSight: ["Send"],
    menu: ["Edit", "Duplicate", "Convert to Invoice", "Share", "PDF", "Delete"],
  },
  {
    what: "a quote that was sent",
    make: quote("sent", { validUntil: "2999-01-01" }),
    inSight: ["Convert to Invoice", "Remind"],
    menu: ["Send", "Edit", "Duplicate", "Share", "PDF", "Delete"],
  },
  {
    what: "a sent quote that is no longer valid",
    make: quote("sent", { validUntil: yesterday }),
    inSight: ["Convert to Invoice", "Send"],
    menu: ["Edit", "Duplicate", "Share", "PDF", "Delete"],
  },
  {
    what: "an accepted quote",
    make: quote("accepted"),
    inSight: ["Send", "Convert to Invoice"],
    menu: ["Edit", "Duplicate", "Share", "PDF", "Delete"],
  },
  {
    what: "a declined quote",
    make: quote("declined"),
    inSight: ["Duplicate"],
    menu: ["Send", "Edit", "Convert to Invoice", "Share", "PDF", "Delete"],
  },
  {
    what: "a quote that was invoiced by hand",
    make: quote("invoiced"),
    inSight: ["Send", "Convert to Invoice"],
    menu: ["Edit", "Duplicate", "Share", "PDF", "Delete"],
  },
  {
    what: "a converted quote",
    make: convertedQuote,
    inSight: ["View INV-0001"],
    menu: ["Send", "Edit", "Duplicate", "Invoice", "Share", "PDF", "Delete"],
  },
  {
    what: "an open invoice that was never sent",
    make: invoice("pending"),
    inSight: ["Mark as paid", "Send"],
    menu: ofInvoice,
  },
  {
    what: "an open invoice that was sent",
    make: sentInvoice,
    inSight: ["Send", "Mark as paid"],
    menu: ofInvoice,
  },
  {
    what: "an overdue invoice",
    make: invoice("pending", { dueDate: yesterday }),
    inSight: ["Mark as paid", "Remind"],
    menu: ["Send", ...ofInvoice],
  },
  { what: "a paid invoice", make: invoice("paid"), inSight: ["Send"], menu: ofInvoice },
  { what: "a cancelled invoice", make: invoice("cancelled"), inSight: [], menu: ofInvoice },
];

async function convertedQuote(page: Page): Promise<string> {
  const path = await quote("accepted")(page);
  expect((await page.request.post(`/api${path}/convert-to-invoice`)).ok()).toBe(true);
  return path;
}

async function sentInvoice(page: Page): Promise<string> {
  const path = await invoice("outstanding")(page);
  const sending = { documentId: path.split("/").at(-1), channel: "email" };
  await post(page, "sendings", { ...sending, recipient: about.customerEmail, text: "Hi" });
  return path;
}

/**
 * Expects the acts of one document where they stand: in sight on its screen, in its menu, and all of them in the menu of
 * its row. They are found by role and name alone.
 *
 * @param pdf what the file is called: "Download PDF", or "Open PDF" on a device that is held
 */
export async function expectActs(
  page: Page,
  { make, inSight, menu }: CaseOfActs,
  pdf: string,
): Promise<void> {
  await registerPlain(page, newPerson("Rowan"));
  await withoutTours(page);
  const path = await make(page);
  const kind = path.startsWith("/quotes") ? "quote" : "invoice";
  const expected = menu.flatMap((each) => (each === "Share" ? share : each === "PDF" ? [pdf] : [each]));
  await page.goto(path);
  await openMore(page);
  await expect(page.getByRole("menuitem")).toHaveText(expected);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menuitem")).toHaveCount(0);
  const acts = page.getByRole("main").getByRole("button").or(page.getByRole("main").getByRole("link"));
  const words = /^(Send|Remind|Convert to Invoice|Duplicate|Mark as paid|View INV-\d+|Edit|Delete)$/;
  await expect(acts.filter({ visible: true }).filter({ hasText: words })).toHaveText(inSight);
  const number = /Q-\d+|INV-\d+/.exec(await page.title())?.[0] ?? "";

  // A converted quote is not in the list, where its invoice stands.
  if (inSight[0]?.startsWith("View")) return;
  await page.goto(kind === "quote" ? "/quotes" : "/invoices");
  await openRowMenu(page, number);
  await expect(page.getByRole("menuitem", { name: "View", exact: true })).toBeVisible();
  const statuses = { quote: ["Draft", "Sent", "Accepted", "Declined", "Invoiced"], invoice: invoiceStatuses };
  const entries = (await page.getByRole("menuitem").allTextContents()).filter(
    (entry) => !statuses[kind].includes(entry),
  );
  expect(entries).toEqual([...inSight.toReversed(), "View", ...expected]);
}

const invoiceStatuses = ["Pending", "Paid", "Overdue", "Outstanding", "Cancelled"];
