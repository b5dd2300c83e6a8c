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
