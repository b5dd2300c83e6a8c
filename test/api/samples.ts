/** One body for each kind of record, with every mandatory word and no others. */
export const samples = {
  customers: { name: "Ann Archer" },
  categories: { name: "Timber" },
  laborCategories: { name: "Carpentry" },
  materials: { name: "Oak board", unitCost: "12.50", unitType: "Each" },
  labor: { name: "Joiner", rate: "40.00", rateType: "hour" },
  companyProfile: { companyName: "Archer Joinery" },
  quotes: {
    customerName: "Bea Brown",
    customerEmail: "bea@example.com",
    lineItems: [{ name: "Oak board", quantity: "2", unitCost: "50.00" }],
  },
  invoices: {
    customerName: "Bea Brown",
    lineItems: [{ name: "Oak board", quantity: "2", unitPrice: "50.00" }],
  },
};

/** The nouns whose records a client creates and changes. */
export type RecordNoun = keyof typeof samples;

export const recordNouns = Object.keys(samples) as RecordNoun[];
