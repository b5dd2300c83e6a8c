import type { Id } from "#domain/account/id.ts";

/** Everything about a customer is somebody's personal data: all of it is sealed. */
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
