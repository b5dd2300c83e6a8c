/** What the browser keeps in its storage, as the privacy policy says it. */
export interface KeptInBrowser {
  says: string;
  /** The keys of its storage begin so. The database of the vault has no key. */
  keys: readonly string[];
}

/** Everything that is kept in a browser, besides cookies. */
export const keptInBrowser: readonly KeptInBrowser[] = [
  {
    says: "A wrapped key, which opens only together with the session, until you sign out; a fingerprint of your key set and the versions of records that were read here, by which false and older ones are noticed; and a digest of your e-mail address, by which your account is known again.",
    keys: ["quotewright-verified"],
  },
  {
    says: "The draft of a quote or invoice that is not saved yet, sealed by your key; for an account without encryption, by a key that our server keeps for you, or only until the tab is closed where the browser cannot seal.",
    keys: ["quotewright-draft:"],
  },
  {
    says: "Which guided tours you have finished, which first questions you left, and the country you chose on the start page.",
    keys: ["completedTours", "quotewright-figures-skipped-", "quotewright-language"],
  },
  {
    says: "What you set for this device: its defaults and its switches.",
    keys: [
      "quote-builder",
      "quotewright-single-keys",
      "quotewright-compact-tables",
      "quotewright-paper-beside",
      "quotewright-no-bank-details-",
    ],
  },
  {
    says: "The numbers, and no words, of the records that you opened last, put off on the dashboard, or were taking back from an import.",
    keys: ["quotewright-opened", "quotewright-not-now-", "quotewright-begun-undos-"],
  },
  {
    says: "Until the tab is closed: how far down you had scrolled, whether a page was loaded again after an update, and what you can take back: numbers of records, a status and a day.",
    keys: ["scrolled", "reloaded-for:", "quotewright-undos"],
  },
];
