import type { Language } from "#domain/company/region.ts";
import { spelled } from "#domain/company/spelling.ts";

/** Words around a catalogue's list: its buttons and what it says when there is nothing in it. */
export interface CatalogueWords {
  search: string;
  add: string;
  addFirst: string;
  manageCategories: string;
  loading: string;
  notLoaded: string;
  noneYet: string;
  noneYetHint: string;
  noCategories: string;
  noCategoriesHint: string;
  noneFound: string;
  noneFoundHint: string;
}

export const createCategoriesFirst = "Create Categories First";

/** What items without a category stand under (specification 2 §2). */
export const uncategorized = "Uncategorized";

export const materialCatalogueWords: CatalogueWords = {
  search: "Search materials",
  add: "Add Item",
  addFirst: "Add your first material",
  manageCategories: "Manage Categories",
  loading: "Loading materials...",
  notLoaded: "Your materials could not be loaded",
  noneYet: "No materials yet",
  noneYetHint: "Add what you buy and sell once, and put it on every quote with two taps.",
  noCategories: "No materials and no categories yet",
  noCategoriesHint: "Materials are filed under categories such as Timber or Pipework. Begin with those.",
  noneFound: "No materials found",
  noneFoundHint: "Nothing matches your search or category.",
};

/** The same for labour items, in the spelling of the user's country. */
export function labourCatalogueWords(language: Language): CatalogueWords {
  const words = Object.entries(labourWords).map(([key, text]) => [key, spelled(text, language)]);
  return Object.fromEntries(words);
}

/** "labour", or "labor" in the United States. */
export function labourWord(language: Language): string {
  return spelled("labour", language);
}

/** With a capital at its head. */
export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const labourWords: CatalogueWords = {
  search: "Search labour items",
  add: "Add Labour Item",
  addFirst: "Add your first labour item",
  manageCategories: "Manage Categories",
  loading: "Loading labour items...",
  notLoaded: "Your labour items could not be loaded",
  noneYet: "No labour items yet",
  noneYetHint: "Add your rates once, by the hour, the day or the job, and put them on every quote.",
  noCategories: "No labour items and no categories yet",
  noCategoriesHint: "Rates are filed under categories such as Plumbing or Call-outs. Begin with those.",
  noneFound: "No labour items found",
  noneFoundHint: "Nothing matches your search.",
};
