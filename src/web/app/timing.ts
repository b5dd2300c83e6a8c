const second = 1000;
const minute = 60 * second;

/**
 * Every time of the screens, in milliseconds (specification 1 §9). Imports nothing, so that the design system reads
 * its own from here as well; the breakpoints are the style sheet's, which timing.test.ts holds to the same table.
 */
export const timing = {
  /** How long a query's answer is fresh, and how long it is kept. */
  queryFresh: 5 * minute,
  queryKept: 10 * minute,
  userFresh: 30 * second,
  /** How long what is read ahead at the sign-in is taken for fresh, and kept. */
  prefetchKept: 15 * minute,
  statsKept: 5 * minute,
  /** How long the figures read ahead are fresh: from the sign-in to the dashboard, on a slow phone. */
  statsAhead: 10 * second,
  retryFirst: second,
  retryLongest: 30 * second,
  /** After this long the root shows the landing page, and the guard the sign-in screen. */
  rootLoading: 3 * second,
  guardLoading: 8 * second,
  afterSignIn: 100,
  /** Until a toast closes by itself, unless it asks for another time. */
  toast: 5 * second,
  welcomeToast: 8 * second,
  welcomeDelay: 500,
  accountCreatedToast: 2 * second,
  /** Until a page counts as idle in a browser that does not say so. */
  idle: 500,
  /** From the last answer to the loading of what nobody has asked for yet. */
  loadAhead: second,
  /** From pointing at a control to its tooltip. */
  tooltip: 700,
  /** Within this time of one tooltip's closing a neighbour's opens at once. */
  tooltipSkip: 300,
  encryptionRecheck: 2 * second,
  /** A warning that is not to be missed. */
  sentPassphrase: 30 * second,
  /** For this long the browser's own store is waited for; then the page goes on without. */
  deviceStore: 5 * second,
  /** For this long a draft counts as free that a page may be letting go of as it loads again. */
  draftInUse: 2 * second,
  tourStart: second,
  syncReload: 1.5 * second,
  /** From the end of an account to the start page. */
  accountDeleted: 2 * second,
  /** From leaving a box to a doubt about it: longer than a press takes. */
  softCheck: 250,
  /** A blob's address is released after a download has surely begun. */
  blobKept: 10 * second,
} as const;

/** Times a read is tried again; 401 and 403 are never (specification 1 §7). */
export const queryRetries = 2;

/** A swipe to the right of at least this many CSS pixels closes a toast (specification 1 §9). */
export const toastSwipe = 50;
