import type { ComponentType } from "react";
import { type LoadScreen as Load, loadOrLater } from "#web/app/screen-later.tsx";

const forgotPassword: Load = async () =>
  (await import("#web/account/forgot-password-screen.tsx")).ForgotPasswordScreen;
const resetPassword: Load = async () =>
  (await import("#web/account/reset-password-screen.tsx")).ResetPasswordScreen;
const terms: Load = async () => (await import("#web/legal/terms-screen.tsx")).TermsScreen;
const privacy: Load = async () => (await import("#web/legal/privacy-screen.tsx")).PrivacyScreen;
const subscribe: Load = async () => (await import("#web/billing/subscribe-screen.tsx")).SubscribeScreen;
const testPortal: Load = async () => (await import("#web/billing/test-portal-screen.tsx")).TestPortalScreen;
const guard: Load = async () => (await import("#web/app/protected.tsx")).Protected;

const company: Load = async () =>
  (await import("#web/company/company-profile-screen.tsx")).CompanyProfileScreen;
const customers: Load = async () => (await import("#web/customers/customers-screen.tsx")).CustomersScreen;
const dashboard: Load = async () => (await import("#web/dashboard/dashboard-screen.tsx")).DashboardScreen;
const exporting: Load = async () => (await import("#web/export/export-screen.tsx")).ExportScreen;
const faq: Load = async () => (await import("#web/support/faq-screen.tsx")).FaqScreen;
const invoice: Load = async () => (await import("#web/documents/invoice-screen.tsx")).InvoiceScreen;
const invoiceEditor: Load = async () =>
  (await import("#web/documents/invoice-editor-screen.tsx")).InvoiceEditorScreen;
const invoices: Load = async () => (await import("#web/documents/invoices-screen.tsx")).InvoicesScreen;
const billing: Load = async () => (await import("#web/billing/billing-screen.tsx")).BillingScreen;
const labour: Load = async () => (await import("#web/catalogue/labour-screen.tsx")).LabourScreen;
const materials: Load = async () => (await import("#web/catalogue/materials-screen.tsx")).MaterialsScreen;
const monthlyReports: Load = async () =>
  (await import("#web/reports/monthly-reports-screen.tsx")).MonthlyReportsScreen;
const quote: Load = async () => (await import("#web/documents/quote-screen.tsx")).QuoteScreen;
const quoteEditor: Load = async () =>
  (await import("#web/documents/quote-editor-screen.tsx")).QuoteEditorScreen;
const quotes: Load = async () => (await import("#web/documents/quotes-screen.tsx")).QuotesScreen;
const reportIssue: Load = async () =>
  (await import("#web/support/report-issue-screen.tsx")).ReportIssueScreen;
const settings: Load = async () => (await import("#web/settings/settings-screen.tsx")).SettingsScreen;
const support: Load = async () => (await import("#web/support/support-screen.tsx")).SupportScreen;
const whatTheServerSees: Load = async () =>
  (await import("#web/privacy/what-the-server-sees-screen.tsx")).WhatTheServerSeesScreen;

/** The dashboard as the root shows it. */
export const loadHome = () => loadOrLater(async () => (await import("#web/dashboard/home.tsx")).Home);

/**
 * The screens by their paths, and the guard. A file of its own, since what it is built to names each file that a
 * screen is made of: the start page and the sign-in do without that list, see [Note: First load].
 */
const screens = {
  protected: guard,
  "/forgot-password": forgotPassword,
  "/reset-password": resetPassword,
  "/terms-of-service": terms,
  "/privacy-policy": privacy,
  "/subscribe": subscribe,
  "/subscribe/test-portal": testPortal,
  "/dashboard": dashboard,
  "/billing": billing,
  "/export": exporting,
  "/customers": customers,
  "/materials": materials,
  "/labor": labour,
  "/company-profile": company,
  "/support": support,
  "/support/contact": support,
  "/support/report-issue": reportIssue,
  "/support/faq": faq,
  "/settings": settings,
  "/privacy/what-the-server-sees": whatTheServerSees,
  "/monthly-reports": monthlyReports,
  "/quotes": quotes,
  "/quotes/new": quoteEditor,
  "/quote-builder": quoteEditor,
  "/quotes/$id": quote,
  "/quotes/$id/edit": quoteEditor,
  "/invoices": invoices,
  "/invoices/new": invoiceEditor,
  "/invoices/$id": invoice,
  "/invoices/edit/$id": invoiceEditor,
} as const satisfies Record<string, Load>;

export type ScreenName = keyof typeof screens;

/** Loads a screen, or what stands in its place while the server is away. @throws see {@link loadOrLater} */
export function loadScreen(name: ScreenName): Promise<ComponentType> {
  return loadOrLater(screens[name]);
}
