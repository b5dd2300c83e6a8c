import { formatCount } from "#domain/money/format-count.ts";

/** While an account with records is being encrypted. */
export const encrypting = {
  title: "Your records are being encrypted",
  beginning: "Encrypting…",
  progress: (done: number, total: number) => `Encrypting ${formatCount(done)} of ${formatCount(total)}…`,
  mayLeave:
    "You can go on working. If you close this page, it goes on the next time you unlock, on any device with your passphrase.",
  waiting: "There is no connection at the moment. It goes on by itself as soon as there is.",
  stoppedTitle: "Encrypting has stopped",
  stopped: "Some records could not be encrypted. Nothing is lost; please try again.",
  done: "Everything is encrypted",
  doneMessage: "Backups made before keep what they had until they expire.",
};

/** When the browser does not return what it stores of an account. */
export const deviceStore = {
  title: "Your browser does not give Quotewright what this device remembers",
  detail:
    "You can go on working. Until this is over, the passphrase is asked for at every load, and this device can't tell whether it is shown an earlier version of something. Close other Quotewright tabs, then load this page again.",
  loadAgain: "Load Again",
};
