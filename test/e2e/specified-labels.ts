/** What the specification (parts 1 and 2) prints for a screen, in its words. */
export interface SpecifiedScreen {
  /** Its section: "2 Materials" is section "Materials" of part 2. */
  section: string;
  /** `{quote}`, `{invoice}` and `{customer}` stand for the id of one. */
  path: string;
  /** What is done first, one after the other: the name of what is pressed, or what is typed by the labels of the boxes. */
  steps?: readonly (string | Readonly<Record<string, string>>)[];
  /** The header's title. */
  title?: string;
  /** Words that are seen; one that ends in "…" begins a sentence. */
  labels?: readonly string[];
  /** Words that are heard of what is seen: the names of buttons that show a sign or fewer words. */
  names?: readonly string[];
  /** What boxes have by default, by their labels: a text, the entry chosen, or whether it is ticked or chosen. */
  defaults?: Readonly<Record<string, string | boolean>>;
  /** Buttons that cannot be pressed yet. */
  disabled?: readonly string[];
  /** What the specification prints for other regions alone. */
  absent?: readonly string[];
  /** What is other on phones; null for what only desks have: `specifiedOnPhones` is instead. */
  phone?: Partial<SpecifiedScreen> | null;
}

const navigation = [
  ...["Dashboard", "Quotes", "Invoices", "Materials", "Labour Management", "Customers", "Business Profile"],
];

const year = new Date().getFullYear();
/** The present one, and the five before. */
const yearsOfReports = Array.from({ length: 6 }, (_, before) => String(year - before));

/** Part 1, for a firm with a record of each kind and without a profile. */
export const specifiedOfAccount: readonly SpecifiedScreen[] = [
  { section: "1 Sidebar", path: "/", labels: navigation, phone: { steps: ["More, open menu"] } },
  { section: "1 Header", path: "/dashboard", title: "Dashboard" },
  { section: "1 Header", path: "/quotes", title: "Quotes" },
  { section: "1 Header", path: "/quotes/new", title: "Create New Quote" },
  { section: "1 Header", path: "/quote-builder", title: "Create New Quote" },
  { section: "1 Header", path: "/invoices", title: "Invoices" },
  { section: "1 Header", path: "/invoices/new", title: "Create New Invoice" },
  { section: "1 Header", path: "/materials", title: "Materials & Products" },
  { section: "1 Header", path: "/labor", title: "Services & Time" },
  { section: "1 Header", path: "/customers", title: "Customers" },
  { section: "1 Header", path: "/company-profile", title: "Business Settings" },
  { section: "1 Header", path: "/settings", title: "Account Settings" },
  {
    section: "1 User menu",
    path: "/",
    steps: ["My Account"],
    labels: [
      ...["Account Settings", "Billing & Subscription", "Help & Support", "Report an Issue", "Log out"],
      "Bea Hobbs",
    ],
    names: ["My Account"],
    // Its section of the drawer bears the name.
    phone: { steps: ["More, open menu"] },
  },
  {
    section: "1 Dashboard",
    path: "/",
    labels: [
      ...["Log Out", "Free Trial Active: 14 days remaining", "Create New Quote", "Create New Invoice"],
      ...["Directly, without a quote", "Manage Materials", "Manage Labour", "View All Quotes"],
      ...["Quotes this month", "Invoices this month", "Total quotes", "Quote value", "Materials"],
      ...["Pending quotes", "+2 new this week", "Getting Started", "Monthly history"],
    ],
  },
  {
    section: "1 Trial banner",
    path: "/",
    steps: ["choose Free Trial Active"],
    labels: [
      ...["All features are available during this period.", "Add payment method", "Manage billing"],
      "Questions",
    ],
  },
  {
    section: "1 Settings",
    path: "/settings",
    labels: [
      ...["Language & Regional Settings", "Data Encryption & Access", "Change Password", "Danger Zone"],
      ...["Delete Account", "Subscribe Early"],
      ...["English (United Kingdom)", "English (United States)", "English (Australia)"],
    ],
    defaults: {
      ...{ "Language and region": "English (United Kingdom)", "Measurement system": "Metric" },
      ...{ "Default markup": "25", "Default tax": "20" },
    },
  },
  {
    section: "1 Change password",
    path: "/settings",
    steps: ["Change Password"],
    labels: [
      ...["Current Password", "New Password", "Confirm New Password", "Please confirm your password"],
      "Password must be at least 6 characters long.",
    ],
  },
  {
    section: "1 Change password",
    path: "/settings",
    steps: [
      {
        "Current Password": "correct horse 7",
        "New Password": "a horse 8",
        "Confirm New Password": "a horse 9",
      },
      "Change Password",
    ],
    labels: ["New passwords don't match."],
  },
  {
    section: "1 Delete account",
    path: "/settings",
    steps: ["Delete Account", "Delete Account"],
    labels: ["Please type 'DELETE' to confirm account deletion."],
  },
  {
    section: "1 Tours",
    path: "/materials",
    steps: ["Show me around"],
    labels: ["Next", "Skip tour"],
  },
  {
    section: "1 Tours",
    path: "/materials",
    steps: ["Show me around", "Next"],
    labels: ["Got it!"],
  },
  {
    section: "1 Billing",
    path: "/billing",
    title: "Billing & Subscription",
    labels: [
      ...["Status", "Free Trial", "Free Trial Active: 14 days remaining", "Plan", "Next billing date"],
      ...["Payment method", "Manage Billing Portal", "Contact Support"],
      "All features are available during this period.",
    ],
  },
  {
    section: "1 Support",
    path: "/support",
    title: "Help & Support",
    labels: [
      ...["Monday-Friday 9:00-18:00 GMT. We usually answer within about 24 hours.…"],
      ...["Report an Issue", "Frequently Asked Questions"],
    ],
  },
  {
    section: "1 Issue report",
    path: "/support/report-issue",
    title: "Report an Issue",
    labels: [
      ...["Type", "Subject", "Description", "Priority", "Steps to Reproduce", "Expected", "Actual"],
      ...["Something does not work", "An idea or a wish", "A question", "Something else"],
      ...["Low", "Medium", "High", "Urgent"],
    ],
  },
  {
    section: "1 Issue report",
    path: "/support/report-issue",
    steps: ["Open in Mail App"],
    labels: ["Missing Information", "Please fill in all required fields."],
  },
  {
    section: "1 Questions and answers",
    path: "/support/faq",
    labels: [
      ...["Getting Started", "Quotes & Invoices", "Pricing & Calculations", "Customer Management"],
      ...["Settings & Customization", "Billing & Subscription", "Technical Support", "Search questions"],
    ],
  },
  {
    section: "1 Monthly reports",
    path: "/monthly-reports",
    labels: ["Month", "Year", "Generate Report", "Auto-Generate Last Month", "Lock", ...yearsOfReports],
  },
  {
    section: "1 Route table",
    path: "/nowhere",
    labels: ["404 Page Not Found", "Did you forget to add the page to the router?"],
  },
];
