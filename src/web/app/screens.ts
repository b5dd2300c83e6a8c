import type { ComponentType } from "react";
import { composedOnce } from "#web/app/composed-once.ts";
import type { ProtectedProps } from "#web/app/protected.tsx";
import { type LoadScreen, loadOrLater, type ScreenProps } from "#web/app/screen-later.tsx";
import { type ListKind, type ListPath, listKinds, listPaths } from "#web/records/list-paths.ts";
import type { ListScreenProps } from "#web/records/list-screen.ts";
import type { WordKind } from "#web/records/listed-nouns.ts";

type Load = LoadScreen<ScreenProps>;

const forgotPassword: Load = async () =>
  (await import("#web/account/forgot-password-screen.tsx")).ForgotPasswordScreen;
const resetPassword: Load = async () =>
  (await import("#web/account/reset-password-screen.tsx")).ResetPasswordScreen;
const terms: Load = async () => (await import("#web/legal/terms-screen.tsx")).TermsScreen;
const privacy: Load = async () => (await import("#web/legal/privacy-screen.tsx")).PrivacyScreen;
const subscribe: Load = async () => (await import("#web/billing/subscribe-screen.tsx")).SubscribeScreen;
const testPortal: Load = async () => (await import("#web/billing/test-portal-screen.tsx")).TestPortalScreen;

const company: Load = async () =>
  (await import("#web/company/company-profile-screen.tsx")).CompanyProfileScreen;
const customer: Load = async () => (await import("#web/customers/customer-screen.tsx")).CustomerScreen;
const dashboard: Load = async () => (await import("#web/app/dashboard.tsx")).Dashboard;
const bringIn: Load = async () => (await import("#web/bring-in/load-screen.ts")).loadBringIn();
const exporting: Load = async () => (await import("#web/app/export-with-memory.tsx")).ExportWithMemory;
const faq: Load = async () => (await import("#web/support/faq-screen.tsx")).FaqScreen;
const invoice: Load = async () => (await import("#web/documents/invoice-screen.tsx")).InvoiceScreen;
const invoiceEditor: Load = async () =>
  (await import("#web/quoting/invoice-editor-screen.tsx")).InvoiceEditorScreen;
const billing: Load = async () => (await import("#web/billing/billing-screen.tsx")).BillingScreen;
const monthlyReports: Load = async () =>
  (await import("#web/reports/monthly-reports-screen.tsx")).MonthlyReportsScreen;
const quote: Load = async () => (await import("#web/documents/quote-screen.tsx")).QuoteScreen;
const quoteEditor: Load = async () =>
  (await import("#web/quoting/quote-editor-screen.tsx")).QuoteEditorScreen;
const storedInvoice: Load = async () =>
  (await import("#web/quoting/stored-document-screens.tsx")).StoredInvoiceScreen;
const storedQuote: Load = async () =>
  (await import("#web/quoting/stored-document-screens.tsx")).StoredQuoteScreen;
const reportIssue: Load = async () =>
  (await import("#web/support/report-issue-screen.tsx")).ReportIssueScreen;
const settings: Load = async () => (await import("#web/settings/settings-screen.tsx")).SettingsScreen;
const support: Load = async () => (await import("#web/support/support-screen.tsx")).SupportScreen;
const whatTheServerSees: Load = async () =>
  (await import("#web/privacy/what-the-server-sees-screen.tsx")).WhatTheServerSeesScreen;

type LoadList = LoadScreen<ListScreenProps>;

/** The lists with a screen of their own; those of [Note: Word nouns] need none. */
const ownScreens: Record<Exclude<ListKind, WordKind>, LoadList> & Partial<Record<WordKind, LoadList>> = {
  quote: async () => (await import("#web/documents/quotes-screen.tsx")).QuotesScreen,
  invoice: async () => (await import("#web/documents/invoices-screen.tsx")).InvoicesScreen,
  material: async () => (await import("#web/catalogue/materials-screen.tsx")).MaterialsScreen,
  laborItem: async () => (await import("#web/catalogue/labour-screen.tsx")).LabourScreen,
  customer: async () => (await import("#web/customers/customers-screen.tsx")).CustomersScreen,
};

/** The dashboard as the root shows it. */
export const loadHome = () => loadOrLater(async () => (await import("#web/app/home.tsx")).Home);

/**
 * The screens by their paths. They have a file of their own because the built file names every file that
 * a screen consists of: the start page and the sign-in load without that list, see [Note: First load].
 */
const screens = {
  ...screensOfLists(),
  "/forgot-password": forgotPassword,
  "/reset-password": resetPassword,
  "/terms-of-service": terms,
  "/privacy-policy": privacy,
  "/subscribe": subscribe,
  "/subscribe/test-portal": testPortal,
  "/dashboard": dashboard,
  "/billing": billing,
  "/export": exporting,
  "/bring-in": bringIn,
  "/company-profile": company,
  "/support": support,
  "/support/contact": support,
  "/support/report-issue": reportIssue,
  "/support/faq": faq,
  "/settings": settings,
  "/privacy/what-the-server-sees": whatTheServerSees,
  "/monthly-reports": monthlyReports,
  "/reports": monthlyReports,
  "/quotes/new": quoteEditor,
  "/quote-builder": quoteEditor,
  "/quotes/$id": quote,
  "/quotes/$id/edit": storedQuote,
  "/invoices/new": invoiceEditor,
  "/invoices/$id": invoice,
  "/invoices/edit/$id": storedInvoice,
  "/customers/$id": customer,
} as const satisfies Record<string, Load>;

export type ScreenName = keyof typeof screens;

/** The guard and the frame around the screens of signed-in users. */
export function loadGuard(): Promise<ComponentType<ProtectedProps>> {
  return loadOrLater(async () => (await import("#web/app/protected.tsx")).Protected);
}

function screensOfLists(): Record<ListPath, Load> {
  const loads = listKinds.map((kind) => [listPaths[kind], list(kind)] as const);
  return Object.fromEntries(loads) as Record<ListPath, Load>;
}

/** The screen of a list, loaded together with what takes a list out to a file and in from one. */
function list(kind: ListKind): Load {
  return composedOnce(async () => {
    const [{ withTransfer }, screen] = await Promise.all([
      import("#web/app/list-transfer.tsx"),
      listScreen(kind),
    ]);
    return withTransfer(kind, screen);
  });
}

async function listScreen(kind: ListKind): Promise<ComponentType<ListScreenProps>> {
  const load = ownScreens[kind];
  if (load) return load();
  const { wordScreenOf } = await import("#web/records/word-screen.tsx");
  return wordScreenOf(kind);
}

/** Loads a screen, or a placeholder while the server cannot be reached. @throws see {@link loadOrLater} */
export function loadScreen(name: ScreenName): Promise<ComponentType<ScreenProps>> {
  return loadOrLater(screens[name]);
}
