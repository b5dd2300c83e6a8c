/** Changing the passphrase. */
export const passphrase = {
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
