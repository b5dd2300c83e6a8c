import type { ChosenColumns } from "#web/bring-in/layout.ts";

/** A person's answers about the prices of a file. */
export interface PriceAnswers {
  mark: "point" | "comma" | null;
  /** Prices with VAT are taken as they are. */
  keepsTax: boolean;
  /** A selling price is taken as the cost. */
  takesSelling: boolean;
  /** A plain "Price" is what customers pay. */
  sellsAtPrice: boolean;
}

/** What is taken where nobody has answered. */
export const usualAnswers: PriceAnswers = {
  ...{ mark: null, keepsTax: false },
  ...{ takesSelling: false, sellsAtPrice: false },
};

/** What a person says of a file, where the reading's own answer is not theirs. */
export interface Choices {
  /** What its columns are; null when their headings say it. */
  columns: ChosenColumns | null;
  answers: PriceAnswers;
}

export const asTheFileSays: Choices = { columns: null, answers: usualAnswers };
