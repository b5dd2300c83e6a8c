import { accountRoutes } from "#contract/account.ts";
import { sandboxRoutes, subscriptionRoutes } from "#contract/billing.ts";
import {
  categoryRoutesOfLabour,
  categoryRoutesOfMaterials,
  labourRoutes,
  materialCategoryRoutes,
  materialRoutes,
} from "#contract/catalogue.ts";
import { changeRoutes } from "#contract/changes.ts";
import { companyProfileRoutes } from "#contract/company-profile.ts";
import { companySettingsRoutes } from "#contract/company-settings.ts";
import { importRoutes } from "#contract/imports.ts";
import { invoiceRoutes } from "#contract/invoices.ts";
import { keysetRoutes } from "#contract/keyset-routes.ts";
import { monthlyReportRoutes } from "#contract/monthly-reports.ts";
import { numberingRoutes } from "#contract/numbering.ts";
import { quoteRoutes } from "#contract/quotes.ts";
import { regionRoutes } from "#contract/region.ts";
import type { Route } from "#contract/route.ts";
import { sealingAgainRoutes } from "#contract/sealing-again.ts";
import { sendingRoutes } from "#contract/sendings.ts";
import { statsRoutes } from "#contract/stats.ts";
import { systemRoutes } from "#contract/system.ts";
import { todayRoutes } from "#contract/today.ts";
import { wordNounRoutes } from "#contract/word-noun-routes.ts";

/** The whole table of routes, by noun. The server has no others. */
export const routes = {
  system: systemRoutes,
  region: regionRoutes,
  account: accountRoutes,
  keyset: { ...keysetRoutes, ...sealingAgainRoutes },
  companyProfile: companyProfileRoutes,
  companySettings: companySettingsRoutes,
  ...wordNounRoutes,
  categories: categoryRoutesOfMaterials,
  materialCategories: materialCategoryRoutes,
  laborCategories: categoryRoutesOfLabour,
  materials: materialRoutes,
  labor: labourRoutes,
  quotes: quoteRoutes,
  invoices: invoiceRoutes,
  numbering: numberingRoutes,
  sendings: sendingRoutes,
  imports: importRoutes,
  changes: changeRoutes,
  stats: statsRoutes,
  today: todayRoutes,
  monthlyReports: monthlyReportRoutes,
  subscription: subscriptionRoutes,
  paymentSandbox: sandboxRoutes,
} as const satisfies Record<string, Record<string, Route>>;

export type RouteTable = typeof routes;
