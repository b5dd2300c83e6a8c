const second = 1000;
const minute = 60 * second;

/**
 * All times of the screens, in milliseconds. Imports nothing, so that the design system can read its times from here as
 * well. The breakpoints are in the style sheet; agreed-values.test.ts checks both against one table.
 */
export const timing = {
  /** How long a query's answer is fresh, and how long it is cached. */
  queryFresh: 5 * minute,
  queryKept: 10 * minute,
  userFresh: 30 * second,
  /** How long an answer that was prefetched at the sign-in counts as fresh, and is cached. */
  prefetchKept: 15 * minute,
  statsKept: 5 * minute,
  /**
   * How long the prefetched figures are fresh: long enough to get from the sign-in to the dashboard on a slow phone.
   */
  statsAhead: 10 * second,
  retryFirst: second,
  retryLongest: 30 * second,
  /** After this time the root shows the landing page, and the guard the sign-in screen. */
  rootLoading: 3 * second,
  guardLoading: 8 * second,
  afterSignIn: 100,
  /** How long another page may take to come, before this one counts as not left after all. */
  leaving: 10 * second,
  /** How long the browser may take to hand an address to another program. */
  programOpening: 300,
  /** How long a toast is shown, unless it asks for another time. */
  toast: 5 * second,
  welcomeToast: 8 * second,
  /** How long an act can be taken back by the menu of its record. */
  undoInMenu: 10 * minute,
  welcomeDelay: 500,
  accountCreatedToast: 2 * second,
  /** From the unlock until documents of older builds are sealed again, so that no screen waits for it. */
  sealAgain: 3 * second,
  /** The idle delay in a browser without `requestIdleCallback`. */
  idle: 500,
  /** How long an idle task waits for an idle moment. Chromium may give none for 15 seconds, in a page that is still. */
  idleAtMost: second,
  /** From the last answer until parts are loaded that nobody has asked for yet. */
  loadAhead: second,
  /** How long a list that is sorted by name waits for its last page before it shows what it has. */
  listWhole: second,
  /** From pointing at a control until its tooltip opens. */
  tooltip: 700,
  /** Within this time after one tooltip closes, a neighbour's opens at once. */
  tooltipSkip: 300,
  encryptionRecheck: 2 * second,
  /** For a warning that must not be missed. */
  sentPassphrase: 30 * second,
  /** How long the page waits for the browser's own store before it goes on without it. */
  deviceStore: 5 * second,
  /**
   * How long to wait for the lock of a draft, because a page that reloads releases its own lock only after a moment.
   */
  draftInUse: 2 * second,
  tourStart: second,
  syncReload: 1.5 * second,
  /** From the end of an account until the start page is shown. */
  accountDeleted: 2 * second,
  /** From leaving a box until its warning appears: longer than a press takes. */
  softCheck: 250,
  /** From the last change of a document until its news are read out. */
  newsPause: second,
  /** A blob's address is released after this time, when its download has certainly begun. */
  blobKept: 10 * second,
} as const;

/** How often a failed query is retried. Refusals such as 401 and 403 are never retried. */
export const queryRetries = 2;

/** A swipe to the right of at least this many CSS pixels closes a toast. */
export const toastSwipe = 50;
