/** Times and limits of the app, all in milliseconds (specification 1 §9). */
const second = 1000;
const minute = 60 * second;

export const timing = {
  /** How long a query's answer is fresh, and how long it is kept. */
  queryFresh: 5 * minute,
  queryKept: 10 * minute,
  userFresh: 30 * second,
  prefetchFresh: 15 * minute,
  statsFresh: 5 * minute,
  retryFirst: second,
  retryLongest: 30 * second,
  /** After this long the root shows the landing page, and the guard the sign-in screen. */
  rootLoading: 3 * second,
  guardLoading: 8 * second,
  afterSignIn: 100,
  welcomeToast: 8 * second,
  welcomeDelay: 500,
  accountCreatedToast: 2 * second,
  encryptionRecheck: 2 * second,
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
