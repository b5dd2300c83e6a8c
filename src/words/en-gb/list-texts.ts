import { type Differences, variant } from "#words/en-gb/variant.ts";

/** What the list and the dialog of a noun of simple records say. They are loaded with its screen. */
export interface ListTexts {
  list: {
    search: string;
    add: string;
    addFirst: string;
    loading: string;
    notLoaded: string;
    noneYet: string;
    noneYetHint: string;
    noCategories: string;
    noneFound: string;
    noneFoundHint: string;
  };
  dialog: { add: string; edit: string; create: string; update: string };
  /** After "Ann Archer is removed from this list." */
  removeHint: string;
}

const copies = "Quotes and invoices keep their copy.";

/** What is said in other words than the usual ones, by the noun's name for files. */
const own: Readonly<Record<string, Differences<ListTexts>>> = {
  customers: {
    list: {
      noneYetHint:
        "Keep the people you work for here, and their particulars fill in every quote and invoice.",
      noneFoundHint: "Nobody matches your search. Try part of a name, an address or a phone number.",
    },
    removeHint: "Quotes and invoices keep their particulars.",
  },
  materials: {
    list: {
      add: "Add Item",
      noneYetHint: "Add what you buy and sell once, and put it on every quote with two taps.",
      noneFoundHint: "Nothing matches your search or category.",
    },
    dialog: { add: "Add New Material/Service", edit: "Edit Material/Service" },
    removeHint: copies,
  },
  labour: {
    list: {
      noneYetHint: "Add your rates once, by the hour, the day or the job, and put them on every quote.",
    },
    removeHint: copies,
  },
};

/**
 * @param noun its name for files, in British spelling: "labour"
 * @param one a record, in the user's spelling: "labor item"
 */
export function listTexts(noun: string, one: string): ListTexts {
  const many = `${one}s`;
  const titled = one.replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  const usual: ListTexts = {
    list: {
      search: `Search ${many}`,
      add: `Add ${titled}`,
      addFirst: `Add your first ${one}`,
      loading: `Loading ${many}...`,
      notLoaded: `Your ${many} could not be loaded`,
      noneYet: `No ${many} yet`,
      noneYetHint: `The ${many} that you add are listed here.`,
      noCategories: `No ${many} and no categories yet`,
      noneFound: `No ${many} found`,
      noneFoundHint: "Nothing matches your search.",
    },
    dialog: {
      add: noun === "labour" ? `Add New ${titled}` : `Add ${titled}`,
      edit: `Edit ${titled}`,
      create: `Create ${titled}`,
      update: `Update ${titled}`,
    },
    removeHint: "Nothing else changes.",
  };
  return variant(usual, own[noun] ?? {});
}
