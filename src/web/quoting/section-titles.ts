/** What the parts of an editor are called. */
export const sectionTitles = {
  quote: {
    customer: "Quote Details",
    details: "Quote Details",
    add: "Add Items to Quote",
    items: "Quote Items",
    totals: "Quote Summary",
  },
  invoice: {
    customer: "Customer Information",
    details: "Project Details",
    add: "Add Items",
    items: "Invoice Items",
    totals: "Pricing",
  },
} as const;
