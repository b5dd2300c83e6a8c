/** When somebody says that they deleted the account that this device knows, and made a new one. */
export const newAccount = {
  hint: "If you deleted that account and made a new one, say so. If you did not, type nothing here: log out, and ask support.",
  madeNew: "I made a new account",
  logOut: "Log Out",
  support: "Contact Support",
  title: "Did you make a new account?",
  detail:
    "Go on only if you yourself deleted the account that was used on this device, and registered again. If you did not, somebody may have put an account in its place to read what you type, or to show you false bank details.",
  email: "Email of the new account",
  emailNeeded: "Enter the email of the new account",
  emailDiffers: "This is not the email of the account that is signed in.",
  confirm: "I deleted this account and made a new one",
  notAccepted: "This could not be kept on this device. Please try again.",
};
