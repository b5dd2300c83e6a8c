import { accountHandlers } from "#server/accounts/handlers.ts";
import { systemHandlers } from "#server/app/system-handlers.ts";
import { sandboxHandlers, subscriptionHandlers } from "#server/billing/handlers.ts";
import type { AppServices } from "#server/billing/open-payments.ts";
import {
  categoryHandlers,
  labourCategoryHandlers,
  labourHandlers,
  materialHandlers,
} from "#server/catalogue/handlers.ts";
import { changeHandlers } from "#server/changes/handlers.ts";
import { companyProfileHandlers } from "#server/company-profile/handlers.ts";
import { companySettingsHandlers } from "#server/company-profile/settings-handlers.ts";
import { invoiceHandlers } from "#server/documents/invoice-handlers.ts";
import { numberingHandlers } from "#server/documents/numbering-handlers.ts";
import { quoteHandlers } from "#server/documents/quote-handlers.ts";
import { sendingHandlers } from "#server/documents/sending-handlers.ts";
import type { HandlerTable } from "#server/http/handler.ts";
import { importHandlers } from "#server/imports/handlers.ts";
import { keysetHandlers } from "#server/keysets/handlers.ts";
import { monthlyReportHandlers } from "#server/monthly-reports/handlers.ts";
import { wordNounHandlers } from "#server/records/word-noun-handlers.ts";
import { regionHandlers } from "#server/region/handlers.ts";
import { requestRegion } from "#server/region/request-region.ts";
import { statsHandlers } from "#server/stats/handlers.ts";
import { todayHandlers } from "#server/stats/today-handlers.ts";

/** The handlers of every route in the contract; if one is missing, this does not compile. */
export function handlerTable(services: AppServices): HandlerTable {
  const { payments } = services;
  const categories = categoryHandlers(services);
  const regionOf = requestRegion(services.config);
  return {
    system: systemHandlers(services),
    region: regionHandlers(regionOf),
    account: accountHandlers(services, regionOf),
    keyset: keysetHandlers(services),
    companyProfile: companyProfileHandlers(services),
    companySettings: companySettingsHandlers(services),
    ...wordNounHandlers(services),
    categories,
    materialCategories: { list: categories.list },
    laborCategories: labourCategoryHandlers(services),
    materials: materialHandlers(services),
    labor: labourHandlers(services),
    quotes: quoteHandlers(services),
    invoices: invoiceHandlers(services),
    numbering: numberingHandlers(services),
    sendings: sendingHandlers(services),
    imports: importHandlers(services),
    changes: changeHandlers(services),
    stats: statsHandlers(services),
    today: todayHandlers(services),
    monthlyReports: monthlyReportHandlers(services),
    subscription: subscriptionHandlers(payments),
    paymentSandbox: sandboxHandlers(payments),
  };
}
