import type { Page } from "@playwright/test";
import type { Language } from "#domain/region/region.ts";
import { post } from "#test/e2e/api.ts";
import { paths } from "#web/app/paths.ts";

/** The longest words that a customer may have. */
export const longCustomer = {
  customerName: "Featherstonehaugh-Cholmondeley Conservation Joinery and Sons",
  customerEmail: "accounts.payable@featherstonehaugh-cholmondeley-conservation.example",
  customerPhone: "+44 20 7946 0958 ext 1234",
  projectAddress: "The Old Corn Exchange, 14 Market Place, Bishop's Castle",
};

/** Paths that show the screen of another one, lead a signed-in person away, or need a payment first. */
export const notByItself: ReadonlySet<string> = new Set([
  ...["/dashboard", "/quote-builder", "/reports", "/support/contact"],
  ...["/auth", "/subscribe/test-portal"],
]);

/** Fills the account with the longest words that a firm may have. @returns the address of each screen */
export async function everyScreen(page: Page, language: Language = "en-GB"): Promise<string[]> {
  const customer = await post(page, "customers", {
    ...{
      name: longCustomer.customerName,
      email: longCustomer.customerEmail,
      companyName: longCustomer.customerName,
    },
    ...{ phone: longCustomer.customerPhone, address: longCustomer.projectAddress, city: "Bishop's Castle" },
  });
  const category = await post(page, "categories", { name: "Conservation joinery, sashes and weights" });
  await post(page, "materials", {
    ...{ name: "Accoya sash window, slimlite glazing, 1,200 x 1,800 mm", sku: "ACC-1200-1800-SLIM-GLZ" },
    ...{ unitCost: "9500.00", unitType: "Linear Meter", categoryId: category },
  });
  const trade = await post(page, "labor-categories", { name: "Conservation joinery" });
  const labour = { name: "Conservation joiner, on site, night work", rate: "850.00", rateType: "day" };
  await post(page, "labor", { ...labour, categoryId: trade });
  const words = { ...longCustomer, customerId: customer, language };
  const line = { name: "Accoya sash window, slimlite glazing, 1,200 x 1,800 mm", quantity: "200" };
  const quote = await post(page, "quotes", { ...words, lineItems: [{ ...line, unitCost: "95000.00" }] });
  const invoice = await post(page, "invoices", { ...words, lineItems: [{ ...line, unitPrice: "95000.00" }] });
  const ids: Record<string, string> = { quotes: quote, invoices: invoice, customers: customer };
  const addressOf = (path: string) => path.replace("$id", ids[path.split("/")[1] ?? ""] ?? "");
  const screens = paths.filter((path) => !notByItself.has(path)).map(addressOf);
  return [...screens, "/reset-password?token=x", "/nowhere"];
}
