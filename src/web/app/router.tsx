import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from "@tanstack/react-router";
import { NotFoundScreen } from "#web/app/not-found-screen.tsx";
import { RootFrame } from "#web/app/root-frame.tsx";
import { RootScreen } from "#web/app/root-screen.tsx";

/** Every route of the product; screens behind the sign-in are loaded when they are first asked for. */
const rootRoute = createRootRoute({ component: RootFrame, notFoundComponent: NotFoundScreen });

const publicRoutes = [
  createRoute({ getParentRoute: () => rootRoute, path: "/", component: RootScreen }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/auth",
    component: lazyRouteComponent(() => import("#web/account/auth-screen.tsx"), "AuthScreen"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/forgot-password",
    component: lazyRouteComponent(
      () => import("#web/account/forgot-password-screen.tsx"),
      "ForgotPasswordScreen",
    ),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/reset-password",
    component: lazyRouteComponent(
      () => import("#web/account/reset-password-screen.tsx"),
      "ResetPasswordScreen",
    ),
  }),
  // Signed in only, but outside of the shell: see [Note: The payment page].
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/subscribe",
    component: lazyRouteComponent(() => import("#web/billing/subscribe-screen.tsx"), "SubscribeScreen"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/subscribe/test-portal",
    component: lazyRouteComponent(() => import("#web/billing/test-portal-screen.tsx"), "TestPortalScreen"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/terms-of-service",
    component: lazyRouteComponent(() => import("#web/legal/terms-screen.tsx"), "TermsScreen"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/privacy-policy",
    component: lazyRouteComponent(() => import("#web/legal/privacy-screen.tsx"), "PrivacyScreen"),
  }),
];

const protectedRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "protected",
  component: lazyRouteComponent(() => import("#web/app/protected.tsx"), "Protected"),
});

const customers = () => import("#web/customers/customers-screen.tsx");
const materials = () => import("#web/catalogue/materials-screen.tsx");
const labour = () => import("#web/catalogue/labour-screen.tsx");
const company = () => import("#web/company/company-profile-screen.tsx");
const quotes = () => import("#web/documents/quotes-screen.tsx");
const quote = () => import("#web/documents/quote-screen.tsx");
const quoteEditor = () => import("#web/documents/quote-editor-screen.tsx");
const invoices = () => import("#web/documents/invoices-screen.tsx");
const invoice = () => import("#web/documents/invoice-screen.tsx");
const invoiceEditor = () => import("#web/documents/invoice-editor-screen.tsx");
const settings = () => import("#web/settings/settings-screen.tsx");
const billing = () => import("#web/billing/billing-screen.tsx");
const monthlyReports = () => import("#web/reports/monthly-reports-screen.tsx");
const support = () => import("#web/support/support-screen.tsx");
const reportIssue = () => import("#web/support/report-issue-screen.tsx");
const faq = () => import("#web/support/faq-screen.tsx");
const exports = () => import("#web/export/export-screen.tsx");
const whatTheServerSees = () => import("#web/privacy/what-the-server-sees-screen.tsx");
const dashboard = () => import("#web/dashboard/dashboard-screen.tsx");

const screens = {
  "/dashboard": lazyRouteComponent(dashboard, "DashboardScreen"),
  "/billing": lazyRouteComponent(billing, "BillingScreen"),
  "/export": lazyRouteComponent(exports, "ExportScreen"),
  "/customers": lazyRouteComponent(customers, "CustomersScreen"),
  "/materials": lazyRouteComponent(materials, "MaterialsScreen"),
  "/labor": lazyRouteComponent(labour, "LabourScreen"),
  "/company-profile": lazyRouteComponent(company, "CompanyProfileScreen"),
  "/support": lazyRouteComponent(support, "SupportScreen"),
  "/support/contact": lazyRouteComponent(support, "SupportScreen"),
  "/support/report-issue": lazyRouteComponent(reportIssue, "ReportIssueScreen"),
  "/support/faq": lazyRouteComponent(faq, "FaqScreen"),
  "/settings": lazyRouteComponent(settings, "SettingsScreen"),
  "/privacy/what-the-server-sees": lazyRouteComponent(whatTheServerSees, "WhatTheServerSeesScreen"),
  "/monthly-reports": lazyRouteComponent(monthlyReports, "MonthlyReportsScreen"),
  "/quotes": lazyRouteComponent(quotes, "QuotesScreen"),
  "/quotes/new": lazyRouteComponent(quoteEditor, "QuoteEditorScreen"),
  "/quote-builder": lazyRouteComponent(quoteEditor, "QuoteEditorScreen"),
  "/quotes/$id": lazyRouteComponent(quote, "QuoteScreen"),
  "/quotes/$id/edit": lazyRouteComponent(quoteEditor, "QuoteEditorScreen"),
  "/invoices": lazyRouteComponent(invoices, "InvoicesScreen"),
  "/invoices/new": lazyRouteComponent(invoiceEditor, "InvoiceEditorScreen"),
  "/invoices/$id": lazyRouteComponent(invoice, "InvoiceScreen"),
  "/invoices/edit/$id": lazyRouteComponent(invoiceEditor, "InvoiceEditorScreen"),
};

const protectedRoutes = Object.entries(screens).map(([path, component]) =>
  createRoute({ getParentRoute: () => protectedRoute, path, component }),
);

export const router = createRouter({
  routeTree: rootRoute.addChildren([...publicRoutes, protectedRoute.addChildren(protectedRoutes)]),
  scrollRestoration: true,
  defaultPreload: "intent",
});
