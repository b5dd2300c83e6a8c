/** Choosing a passphrase, and changing it. */
export const passphrase = {
  make: "Make one for me",
  makeAnother: "Make another one",
  made: "Six words, drawn on this device. Copy or print them now: they are shown only here.",
  notMade: "No passphrase could be made. Please try again, or type one.",
  paperTitle: "Quotewright encryption passphrase",
  paperUse:
    "Opens this account's encrypted data. Anybody who has it and your password can read everything, so keep it safe.",
  title: "Change your passphrase",
  description: "Your data stays as it is. Your other devices ask for the new passphrase.",
  submit: "Change Passphrase",
  sameAsBefore: "This is the passphrase you have now.",
  changed: "Passphrase changed",
  changedMessage: "Your other devices ask for the new one.",
  notChanged: "The passphrase could not be changed. Please try again.",
  conflict:
    "Your passphrase or recovery code was changed on another device meanwhile. Nothing was changed here. Reload this page and try again.",
};
