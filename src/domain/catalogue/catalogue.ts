import type { Id } from "#domain/ids/id.ts";
import type { Pence } from "#domain/money/pence.ts";

/** A material category or a labour category. */
export interface Category<N extends "Category" | "LabourCategory" = "Category" | "LabourCategory"> {
  id: Id<N>;
  version: number;
  name: string;
  createdAt: string;
}

export interface Material {
  id: Id<"Material">;
  version: number;
  name: string;
  sku: string | null;
  /** What one of it is: "Each", "Square Meter". */
  unitType: string;
  /** Cost of one unit before markup. */
  unitCost: Pence;
  categoryId: Id<"Category"> | null;
  createdAt: string;
}

/** The units that a labour rate can be charged by (decision W6). */
export const rateTypes = ["hour", "day", "item", "meter"] as const;
export type RateType = (typeof rateTypes)[number];

export interface LabourItem {
  id: Id<"LabourItem">;
  version: number;
  name: string;
  /** Price of one hour, day, item or metre before markup. */
  rate: Pence;
  rateType: RateType;
  categoryId: Id<"LabourCategory"> | null;
  createdAt: string;
}
