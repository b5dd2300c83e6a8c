import type { categoryWords, labourWords, materialWords } from "#domain/catalogue/catalogue-words.ts";
import type { Id } from "#domain/ids/id.ts";
import type { Pence } from "#domain/money/pence.ts";
import type { WordsOf } from "#domain/records/word-table.ts";

export interface Category<N extends "Category" | "LabourCategory" = "Category" | "LabourCategory">
  extends WordsOf<typeof categoryWords> {
  id: Id<N>;
  version: number;
  createdAt: string;
}

export interface Material extends WordsOf<typeof materialWords> {
  id: Id<"Material">;
  version: number;
  /** Cost of one unit before markup. */
  unitCost: Pence;
  categoryId: Id<"Category"> | null;
  createdAt: string;
}

/** The units that a labour rate can be charged by (decision W6). */
export const rateTypes = ["hour", "day", "item", "meter"] as const;
export type RateType = (typeof rateTypes)[number];

export interface LabourItem extends WordsOf<typeof labourWords> {
  id: Id<"LabourItem">;
  version: number;
  /** Price of one hour, day, item or metre before markup. */
  rate: Pence;
  rateType: RateType;
  categoryId: Id<"LabourCategory"> | null;
  createdAt: string;
}
