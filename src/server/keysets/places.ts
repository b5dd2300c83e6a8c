import type { SealingPlace } from "#contract/sealing.ts";

interface Place {
  readonly place: SealingPlace;
  readonly table:
    | "customers"
    | "categories"
    | "labor_categories"
    | "materials"
    | "labor_items"
    | "company_profiles"
    | "documents";
  /** The columns of its words: plain, and sealed. */
  readonly plain: "plain" | "logo_plain" | "supplier_plain";
  readonly sealed: "sealed" | "logo_sealed" | "supplier_sealed";
  /** Documents alone: which of the two kinds. */
  readonly kind?: "quote" | "invoice";
}

const own = { plain: "plain", sealed: "sealed" } as const;

/** Every place of the database where words stand, see [Note: Sealed or plain]; the profile goes first. */
export const places: readonly Place[] = [
  { place: "companyProfile", table: "company_profiles", ...own },
  { place: "companyLogo", table: "company_profiles", plain: "logo_plain", sealed: "logo_sealed" },
  { place: "category", table: "categories", ...own },
  { place: "laborCategory", table: "labor_categories", ...own },
  { place: "material", table: "materials", ...own },
  { place: "laborItem", table: "labor_items", ...own },
  { place: "customer", table: "customers", ...own },
  { place: "quote", table: "documents", kind: "quote", ...own },
  { place: "invoice", table: "documents", kind: "invoice", ...own },
  { place: "supplier", table: "documents", plain: "supplier_plain", sealed: "supplier_sealed" },
];

/** Where the words of one kind stand. */
export function placeOf(wanted: SealingPlace): Place {
  const found = places.find(({ place }) => place === wanted);
  if (!found) throw new Error(`No place for ${wanted}`);
  return found;
}
