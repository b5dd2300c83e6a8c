import type { SpecifiedScreen } from "#test/e2e/specified-labels.ts";

const signIn = {
  ...{ "First Name": "Bea", "Last Name": "Hobbs", Email: "bea@example.com" },
  ...{ Password: "correct horse 7", "Confirm Password": "correct horse 7" },
};
const secrets = {
  "Encryption Passphrase": "battery staple 9",
  "Confirm Encryption Passphrase": "battery staple 9",
};

/** The screens of visitors. */
export const specifiedForVisitors: readonly SpecifiedScreen[] = [
  {
    section: "1 Landing page",
    path: "/",
    labels: [
      ...[
        "Sign In",
        "One plan, everything in it",
        "£10 per month, after 14 days free",
        "No card needed. No set-up fee.",
      ],
      ...[
        "For everyone who prices a job",
        "Consultants",
        "Freelancers",
        "From quote to invoice in one press",
      ],
      ...["We cannot read your business", "Terms of Service", "Privacy Policy"],
      "Support: 9 AM - 5 PM GMT",
    ],
  },
  {
    section: "1 Auth",
    path: "/auth",
    labels: [
      ...["Email", "Password", "Sign In", "Forgot password?", "Create an account"],
      ...["Professional quotes and invoices in minutes", "Your materials and service costs always at hand"],
      ...["Customers and projects in one place", "PDF export and sharing"],
    ],
  },
  {
    section: "1 Auth",
    path: "/auth",
    steps: ["Create an account"],
    labels: ["First Name", "Last Name", "Email", "Password", "Confirm Password", "Sign in"],
  },
  {
    section: "1 Auth",
    path: "/auth",
    steps: ["Create an account", signIn, "Continue"],
    labels: ["Encryption Passphrase", "Confirm Encryption Passphrase"],
  },
  {
    section: "1 Validation",
    path: "/auth",
    steps: ["Sign In"],
    labels: ["Invalid email address", "Password is required"],
  },
  {
    section: "1 Errors",
    path: "/auth",
    steps: [{ Email: "nobody@example.com", Password: "no horse 7" }, "key Enter"],
    labels: ["Login failed"],
  },
  {
    section: "1 Validation",
    path: "/auth",
    steps: ["Create an account", "Continue"],
    labels: [
      ...["Invalid email address", "First name is required", "Last name is required"],
      ...["Password must be at least 6 characters", "Please confirm your password"],
    ],
  },
  {
    section: "1 Validation",
    path: "/auth",
    steps: ["Create an account", { ...signIn, "Confirm Password": "correct horse 8" }, "Continue"],
    labels: ["Passwords don't match"],
  },
  {
    section: "1 Validation",
    path: "/auth",
    steps: ["Create an account", signIn, "Continue", "Continue"],
    labels: [
      ...["Encryption passphrase must be at least 8 characters"],
      "Please confirm your encryption passphrase",
    ],
  },
  {
    section: "1 Validation",
    path: "/auth",
    steps: [
      ...["Create an account", signIn, "Continue"],
      ...[{ ...secrets, "Confirm Encryption Passphrase": "battery staple 8" }, "Continue"],
    ],
    labels: ["Encryption passphrases don't match"],
  },
  {
    section: "1 Validation",
    path: "/auth",
    steps: ["Create an account", signIn, "Continue", secrets, "Continue", "Create Account"],
    labels: ["You must agree to the trial terms to continue"],
  },
  {
    section: "1 Forgotten password",
    path: "/forgot-password",
    steps: ["Send reset link"],
    labels: ["Email", "Invalid email address", "Back to sign in"],
  },
  {
    section: "1 Forgotten password",
    path: "/forgot-password",
    steps: [{ Email: "nobody@example.com" }, "Send reset link"],
    labels: [
      ...["Check your email", "Try again", "Back to sign in", "Reset link sent"],
      "If an account with that email exists, a password reset link has been sent.",
    ],
  },
  {
    section: "1 Reset password",
    path: "/reset-password",
    labels: ["Invalid Reset Link", "Invalid reset token", "Ask for a new link", "Back to sign in"],
  },
  {
    section: "1 Reset password",
    path: "/reset-password?token=made-up",
    labels: ["New Password", "Confirm New Password"],
    names: ["Show new password", "Show new password again"],
  },
  {
    section: "1 Reset password",
    path: "/reset-password?token=made-up",
    steps: [{ "New Password": "a horse 8", "Confirm New Password": "a horse 9" }, "Reset Password"],
    labels: ["Passwords don't match"],
  },
  {
    section: "1 Errors",
    path: "/reset-password?token=made-up",
    steps: [{ "New Password": "a horse 8", "Confirm New Password": "a horse 8" }, "Reset Password"],
    labels: ["Reset failed"],
  },
  {
    section: "1 Terms of Service",
    path: "/terms-of-service",
    title: "Terms of Service",
    labels: [
      ...["Last updated: {today}…", "1. Acceptance of these terms", "2. What the service is"],
      ...["3. Your account", "4. Subscription and payment", "5. Data security and encryption"],
      ...["6. Acceptable use", "7. Intellectual property", "8. Backup and loss of data"],
      ...["9. Availability", "10. Termination", "11. Limitation of liability", "12. Governing law"],
      ...["13. Changes to these terms", "14. Contact"],
    ],
  },
  {
    section: "1 Privacy Policy",
    path: "/privacy-policy",
    title: "Privacy Policy",
    labels: [
      ...["1. Introduction", "2. Who is responsible", "3. What we collect", "4. How we use it"],
      ...["5. End-to-end encryption", "6. Third parties", "7. How long we keep it", "8. Your rights"],
      ...["9. Security", "10. Cookies and storage in your browser", "11. International transfers"],
      ...["12. Children", "13. Changes to this policy", "14. Complaints", "15. Contact"],
      ...["Access: …", "Rectification: …", "Erasure: …", "Restriction: …", "Portability: …", "Objection: …"],
      "Your business data is encrypted before it leaves your browser",
    ],
  },
];

/** What a firm without records meets, and what the tours say that begin by themselves. */
export const specifiedForNewcomers: readonly SpecifiedScreen[] = [
  {
    section: "1 Dashboard",
    path: "/",
    labels: [
      ...["Getting Started", "Add your company name", "Add your materials", "Add your labour rates"],
      ...["Create your first quote", "All invoices paid!", "Welcome, Bea", "Next", "Skip tour"],
    ],
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
  { section: "1 Billing", path: "/billing", steps: ["Cancel Subscription"], labels: ["Cancel Subscription"] },
];

/** What is said once that subscription is cancelled. */
export const specifiedWhenCancelled: readonly SpecifiedScreen[] = [
  {
    section: "1 Billing",
    path: "/billing",
    labels: ["Free Trial", "Cancelling"],
    absent: ["Cancel Subscription"],
  },
];

/** What an encrypted account has in its settings, while it is open. */
export const specifiedForEncrypted: readonly SpecifiedScreen[] = [
  { section: "1 Settings", path: "/settings", labels: ["Data Encryption & Access", "Sync", "Reset"] },
  { section: "1 Settings", path: "/settings", steps: ["Sync"], labels: ["Encryption Passphrase"] },
  {
    section: "1 Validation",
    path: "/settings",
    steps: ["Sync", "Sync"],
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
      ...["Unlock"],
    ],
    names: ["Show passphrase"],
    defaults: { "Encryption Passphrase": "" },
    disabled: ["Unlock"],
  },
  {
    section: "1 Unlock dialog",
    path: "/customers",
    steps: ["Show passphrase"],
    names: ["Hide passphrase"],
  },
  {
    section: "1 Validation",
    path: "/customers",
    steps: [{ "Encryption Passphrase": "seven 7" }, "key Enter"],
    labels: ["Invalid Passphrase", "Passphrase must be at least 8 characters long"],
    disabled: ["Unlock"],
  },
  {
    section: "1 Errors",
    path: "/customers",
    steps: [{ "Encryption Passphrase": "not the passphrase" }, "key Enter"],
    labels: [
      "Unlock Failed",
      "Incorrect passphrase. Please check that you're using the exact same passphrase from your original device.",
    ],
  },
];
