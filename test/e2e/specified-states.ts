import type { Language } from "#domain/region/region.ts";
import type { SpecifiedScreen } from "#test/e2e/specified-labels.ts";

/** The screens of visitors. */
export const specifiedForVisitors: readonly SpecifiedScreen[] = [
  { section: "1 Auth", path: "/auth", labels: ["Email", "Password"] },
  {
    section: "1 Validation",
    path: "/auth",
    press: ["Sign In"],
    labels: ["Invalid email address", "Password is required"],
  },
  {
    section: "1 Validation",
    path: "/auth",
    press: ["Create an account", "Continue"],
    labels: [
      ...["First Name", "Last Name", "Email", "Password", "Confirm Password", "Invalid email address"],
      ...["First name is required", "Last name is required", "Please confirm your password"],
      "Password must be at least 6 characters",
    ],
  },
  {
    section: "1 Auth",
    path: "/forgot-password",
    press: ["Send reset link"],
    labels: ["Email", "Invalid email address"],
  },
  { section: "1 Auth", path: "/terms-of-service", labels: ["Terms of Service"] },
  { section: "1 Auth", path: "/privacy-policy", labels: ["Privacy Policy"] },
  { section: "1 Auth", path: "/reset-password", labels: ["Invalid Reset Link"] },
  {
    section: "1 Auth",
    path: "/reset-password?token=made-up",
    labels: ["New Password", "Confirm New Password"],
  },
];

/** What a firm without records meets, and what the tours say that begin by themselves. */
export const specifiedForNewcomers: readonly SpecifiedScreen[] = [
  {
    section: "1 Dashboard",
    path: "/",
    labels: ["Getting Started", "All invoices paid!", "Next", "Skip tour"],
  },
  {
    section: "1 Tours",
    path: "/invoices/new",
    labels: ["Next", "Skip tour"],
    defaults: { "Invoice number": "INV-0001" },
  },
  { section: "2 Customers", path: "/customers", labels: ["No customers yet", "Add Customer"] },
  {
    section: "2 Materials",
    path: "/materials",
    labels: ["Create Categories First", "Add Item"],
    disabled: ["Add Item"],
  },
  {
    section: "2 Labour",
    path: "/labor",
    labels: ["Create Categories First", "Add Labour Item"],
    disabled: ["Add Labour Item"],
  },
];

/** What is said once a card is on file for the end of the trial. */
export const specifiedWithCard: readonly SpecifiedScreen[] = [
  { section: "1 Subscribe", path: "/subscribe", labels: ["You're All Set!", "Go to Dashboard"] },
  {
    section: "1 Billing",
    path: "/billing",
    labels: [
      ...["Billing & Subscription", "Status", "Free Trial", "Plan", "Next billing date", "Payment method"],
      ...["Manage Billing Portal", "Cancel Subscription", "Contact Support"],
      "Auto-billing is set up - you'll be charged when your trial ends.",
    ],
  },
  { section: "1 Billing", path: "/billing", press: ["Cancel Subscription"], labels: ["Cancel Subscription"] },
];

/** What an encrypted account has in its settings, while it is open. */
export const specifiedForEncrypted: readonly SpecifiedScreen[] = [
  { section: "1 Settings", path: "/settings", labels: ["Data Encryption & Access", "Sync", "Reset"] },
  { section: "1 Settings", path: "/settings", press: ["Sync"], labels: ["Encryption Passphrase"] },
  {
    section: "1 Validation",
    path: "/settings",
    press: ["Sync", "Sync"],
    labels: ["Passphrase must be at least 8 characters long."],
  },
];

/** What an encrypted account asks for, while it is locked. */
export const specifiedWhileLocked: readonly SpecifiedScreen[] = [
  {
    section: "1 Unlock dialog",
    path: "/customers",
    labels: [
      ...["Please enter your encryption passphrase to access your data.", "Encryption Passphrase"],
      ...["Unlock", "Show passphrase"],
    ],
    defaults: { "Encryption Passphrase": "" },
    disabled: ["Unlock"],
  },
  {
    section: "1 Unlock dialog",
    path: "/customers",
    press: ["Show passphrase"],
    labels: ["Hide passphrase"],
  },
  {
    section: "1 Validation",
    path: "/customers",
    type: { "Encryption Passphrase": "seven 7" },
    labels: ["Invalid Passphrase", "Passphrase must be at least 8 characters long"],
    disabled: ["Unlock"],
  },
  {
    section: "1 Errors",
    path: "/customers",
    type: { "Encryption Passphrase": "not the passphrase" },
    labels: [
      "Unlock Failed",
      "Incorrect passphrase. Please check that you're using the exact same passphrase from your original device.",
    ],
  },
];

const bank = ["Bank Name", "Account Name", "Account Number", "IBAN", "BIC/SWIFT"];

/** What the profile and the bill call things in each region. */
export const specifiedByRegion: Readonly<Record<Language, readonly SpecifiedScreen[]>> = {
  "en-GB": [
    {
      section: "2 Company profile",
      path: "/company-profile",
      labels: [
        ...["VAT Settings", "VAT Number", "Sort Code", "123456 (will format as 12-34-56)", "Company Number"],
        ...["County", "Postcode", "Construction Industry Scheme (CIS)", ...bank],
      ],
      absent: ["Routing Number", "EIN", "BSB", "ABN"],
    },
    { section: "1 Billing", path: "/billing", labels: ["Quotewright, £10.00 per month"] },
    { section: "1 Sidebar", path: "/", labels: ["Labour Management"] },
  ],
  "en-US": [
    {
      section: "2 Company profile",
      path: "/company-profile",
      labels: ["Sales Tax Settings", "Routing Number", "123456789 (9 digits)", "EIN", ...bank],
      absent: ["Sort Code", "Company Number", "BSB", "ABN", "Construction Industry Scheme (CIS)"],
    },
    { section: "1 Billing", path: "/billing", labels: ["Quotewright, $15.00 per month"] },
    { section: "1 Sidebar", path: "/", labels: ["Labor Management"] },
  ],
  "en-AU": [
    {
      section: "2 Company profile",
      path: "/company-profile",
      labels: ["GST Settings", "BSB", "123456 (will format as 123-456)", "ABN", ...bank],
      absent: ["Sort Code", "EIN", "Routing Number", "Construction Industry Scheme (CIS)"],
    },
    { section: "1 Billing", path: "/billing", labels: ["Quotewright, A$22.00 per month"] },
    { section: "1 Sidebar", path: "/", labels: ["Labour Management"] },
  ],
};
