import type { Id } from "#domain/ids/id.ts";

/** Everything about a customer is personal data, so all of it is sealed. */
export interface CustomerWords {
  name: string;
  companyName: string | null;
  email: string | null;
  phone: string | null;
  address: string | null;
  city: string | null;
  county: string | null;
  postcode: string | null;
  country: string | null;
  notes: string | null;
}

export interface Customer extends CustomerWords {
  id: Id<"Customer">;
  version: number;
  createdAt: string;
  updatedAt: string;
}
