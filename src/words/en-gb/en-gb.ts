/** Shown wherever the passphrase is missing: by server, vault and unlock dialog. */
const passphraseNeeded = "Please enter your encryption passphrase to access your data.";

/** Shown by vault and screens when an unlocked account cannot be read. */
const notVerified = "Failed to verify data access";

/**
 * [Note: The catalogue of messages]
 * Everything Quotewright says to a person: what succeeded, what failed, what has to be confirmed or corrected.
 * British English is the pattern for the other languages: a new message is written here, and en-us.ts and en-au.ts
 * contain only what differs. The wording of the messages listed in messages-in.test.ts is agreed and must not change.
 */
export const enGB = {
  /** Titles and buttons that all notices share. */
  notice: {
    success: "Success",
    error: "Error",
    undo: "Undo",
    tryAgain: "Try again",
    loading: "Loading...",
    somethingWrong: "Something went wrong. Please try again.",
    pleaseTryAgain: "Please try again.",
    screenLater: "Check your internet. This screen comes once there is a connection. Nothing is lost.",
  },

  /** A long list while the rest of it is still loading. */
  lists: {
    /** @param count read so far; @param many "quotes" */
    soFar: (count: number, many: string) =>
      `${count.toLocaleString("en-GB")} ${many} so far, more are coming.`,
    coverage: "Search and sorting cover these.",
    stillLooking: (many: string) => `Still reading your ${many}...`,
    broken: (count: number, many: string) =>
      `Only your newest ${count.toLocaleString("en-GB")} ${many} could be read.`,
  },

  /** Refusals by the server, by code; contract/errors.ts has their HTTP status. */
  errors: {
    VALIDATION_FAILED: "Please check the marked fields.",
    RESET_LINK_INVALID: "This reset link has been used or is too old. Please ask for a new one.",
    WEBHOOK_REFUSED: "This message is not signed by the payment provider.",
    UNAUTHENTICATED: "Please sign in.",
    INVALID_CREDENTIALS: "Invalid email or password",
    TRIAL_ENDED: "Your trial has ended. Subscribe to create and edit.",
    PASSWORD_REQUIRED: "Please type your password to go on.",
    KEYSET_PROOF: "Only a device that has been unlocked can change what opens this account.",
    WRONG_PASSWORD: "Current password is incorrect",
    FOREIGN_ORIGIN: "This request did not come from Quotewright.",
    NOT_FOUND: "Not found",
    EMAIL_TAKEN: "An account with this email already exists.",
    VERSION_CONFLICT: "This record was changed elsewhere. Reload to see the latest version.",
    CATEGORY_EXISTS: "There is a category of this name already.",
    NUMBER_TAKEN: "This invoice number is already in use.",
    IN_USE: "This record is in use.",
    PROFILE_EXISTS: "A company profile exists already.",
    STATUS_FINAL: "A converted quote keeps its status.",
    QUOTE_INVOICED:
      "This quote has become an invoice. Its items and prices are fixed; its words may still be changed.",
    REPORT_LOCKED: "This report is locked and does not change any more.",
    ENCRYPTION_NOT_SET_UP: "Encryption setup required. Please set your passphrase.",
    PLAINTEXT_LEFT: "Some records are not encrypted yet.",
    NO_SUBSCRIPTION: "There is no subscription to change.",
    SETUP_REQUIRED: "Add a payment method first. There is nothing to manage before.",
    KEYSET_CHANGED: "The encryption keys were changed on another device.",
    TOO_LARGE: "This is too large to save.",
    UNSUPPORTED_MEDIA_TYPE: "Send JSON.",
    TOTALS_DIFFER: "The total does not match the lines. Reload and try again.",
    PAYER_EMAIL_REFUSED:
      "Our card provider does not accept your e-mail address, so you cannot pay with this account. Please contact support.",
    DOCUMENT_TOO_LARGE: "The total is over 99,999,999.99. Split the work over several documents.",
    ENCRYPTION_PASSPHRASE_REQUIRED: passphraseNeeded,
    ACCOUNT_FULL:
      "Your account has reached its limit of space. Delete what you no longer need, or contact support.",
    BUSY: "Too much of yours is under way at once. Please try again in a few seconds.",
    TOO_MANY_REQUESTS: "Too many tries. Please wait a little and try again.",
    INTERNAL: "Something went wrong on our side. Nothing was saved. Please try again.",
    PAYMENTS_AWAY: "Payments are not available right now. Please try again shortly.",
    DATABASE_AWAY: "The database is not available right now. Please try again shortly.",
  },

  /** Sign-up, sign-in and sign-out. */
  account: {
    invalidEmail: "Invalid email address",
    passwordRequired: "Password is required",
    passwordLength: "Password must be at least 6 characters",
    passwordTooLong: "Password must be at most 1024 characters",
    firstNameRequired: "First name is required",
    lastNameRequired: "Last name is required",
    nameTooLong: "Name is too long",
    confirmPassword: "Please confirm your password",
    passphraseLength: "Encryption passphrase must be at least 8 characters",
    confirmPassphrase: "Please confirm your encryption passphrase",
    readOnlyAfterTrial:
      "After the trial, without a subscription, your data is read-only: you can read and download it, and change nothing.",
    agreeToTerms: "You must agree to the trial terms to continue",
    passwordsDiffer: "Passwords don't match",
    passphrasesDiffer: "Encryption passphrases don't match",
    passphraseIsPassword: "Choose another than your password: our server sees that one.",
    loginFailed: "Login failed",
    registrationFailed: "Registration failed",
    logoutFailed: "Logout failed",
    welcomeBack: "Welcome back!",
    signedIn: "You have been signed in successfully",
    signIn: "Sign in",
    signInAgain: "Sign in again",
    signedOutMeanwhile: (email: string) =>
      `You were signed out. Sign in as ${email} to go on: what you typed is still here.`,
    anotherAccount: "Use another account",
    signedOutTitle: "Signed out",
    signedOut: "You have been signed out successfully",
    trialStartedTitle: "Welcome to Quotewright!",
    trialStarted: "Your 14-day free trial has started. No card is needed.",
    accountCreatedTitle: "Account Created",
    accountCreated: "Account created successfully!",
    setupErrorTitle: "Setup Error",
    setupError: "Account created but encryption setup failed. You can set it up later in Settings.",
  },

  /** Forgotten, reset and changed passwords, and account deletion. */
  passwords: {
    linkSentTitle: "Reset link sent",
    linkSent: "If an account with that email exists, a password reset link has been sent.",
    linkNotSent: "Failed to send reset link",
    anError: "An error occurred",
    checkYourEmail: "Check your email",
    invalidLink: "Invalid Reset Link",
    invalidToken: "Invalid reset token",
    newLength: "Password must be at least 6 characters long.",
    newDiffer: "New passwords don't match.",
    resetComplete: "Password Reset Complete",
    resetDone: "Password reset successful",
    resetDoneDetail: "You can sign in with your new password now.",
    resetFailed: "Reset failed",
    notReset: "Failed to reset password",
    changed: "Password changed",
    changedDetail: "Your other devices have been signed out.",
    notChanged: "Failed to change password",
    typeDelete: "Please type 'DELETE' to confirm account deletion.",
    deleted: "Account Deleted",
    deletedDetail: "Your account and everything in it are gone.",
    notDeleted: "Failed to delete account",
    confirmTitle: "Type your password",
    confirmDetail:
      "You signed in a while ago. This makes sure that it is you, and not somebody at your device.",
    confirm: "Continue",
  },

  /** The passphrase: asked for, wrong, or missing. */
  unlock: {
    submit: "Unlock",
    invalidTitle: "Invalid Passphrase",
    tooShort: "Passphrase must be at least 8 characters long",
    failedTitle: "Unlock Failed",
    failed: "Failed to unlock encrypted data",
    needed: passphraseNeeded,
    sentTitle: "Change your passphrase",
    sent: "You typed this passphrase into the password box, so our server received it. Change it.",
    userNotFound: "User not found",
    notVerified,
  },

  /** When the browser does not return what it stores of an account. */
  deviceStore: {
    title: "Your browser does not give Quotewright what this device remembers",
    detail:
      "You can go on working. Until this is over, the passphrase is asked for at every load, and this device can't tell whether it is shown an earlier version of something. Close other Quotewright tabs, then load this page again.",
    loadAgain: "Load Again",
  },

  /** While an account with records is being encrypted. */
  encrypting: {
    title: "Your records are being encrypted",
    beginning: "Encrypting…",
    progress: (done: number, total: number) => `Encrypting ${counted(done)} of ${counted(total)}…`,
    mayLeave:
      "You can go on working. If you close this page, it goes on the next time you unlock, on any device with your passphrase.",
    waiting: "There is no connection at the moment. It goes on by itself as soon as there is.",
    stoppedTitle: "Encrypting has stopped",
    stopped: "Some records could not be encrypted. Nothing is lost; please try again.",
    done: "Everything is encrypted",
    doneMessage: "Backups made before keep what they had until they expire.",
  },

  /** Starting again with a new key. */
  startAgain: {
    lost: "Lost your passphrase?",
    title: "Start again?",
    description: "Nobody can open your data without the passphrase or a recovery code, not even we.",
    warningTitle: "This deletes what is encrypted",
    warning:
      "Customers, quotes, invoices, prices and your business profile go for good. Your account, your subscription and the numbers already given to documents stay. If you have a recovery code, go back and use it.",
    passwordHint: "The password you sign in with",
    passwordNeeded: "Password is required",
    typeDelete: "Please type 'DELETE' to confirm that your encrypted data goes.",
    submit: "Delete and Start Again",
    back: "Back",
    done: "You have started again",
    doneMessage: "Your account is encrypted with your new passphrase. Other devices have been signed out.",
    failed: "Starting again failed. Nothing was deleted. Please try again.",
    otherDevice: "I started again on another device",
    otherDeviceHint:
      "If you started again on another device because of a lost passphrase, this is to be expected. If you did not, do not go on, and ask support.",
    otherDeviceTitle: "Did you start again yourself?",
    otherDeviceDetail:
      "Go on only if you yourself chose “Start again” on another device. This device then forgets the old key and asks for your new passphrase. If you did not, somebody may be trying to make you use a key that they know.",
    otherDeviceConfirm: "Yes, I started again",
    notAccepted: "The old key could not be forgotten. Please try again.",
  },

  /** When this device knows another account with the same e-mail, or does not know a plain one. */
  otherAccount: {
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
    replacedTitle: "This account took the place of another one",
    replaced: "You said on this device that you deleted your former account and made this one.",
    notEncrypted: "It is not encrypted: set a passphrase in Settings, or log out if you did not say so.",
    notAllEncrypted:
      "This device has not seen yet that all of it is encrypted. Log out if you did not say so.",
    plainTitle: "Not encrypted",
    plainAccount: (email: string) => `You are signed in as ${email}.`,
    plain:
      "This account is not encrypted. If it ever had a passphrase, stop: somebody may have put another in its place.",
    neverHad: "It never had one",
    signOut: "Sign out",
  },

  /** Recovery codes. */
  recovery: {
    offer: "Make a recovery code too, to print and keep",
    offerHint: "It opens your data if you ever lose the passphrase. You can also make one later in Settings.",
    use: "Use recovery code",
    /** Shown wherever a passphrase is chosen. */
    ifLost: "If you lose it, a recovery code opens your data; without one you can only start again.",
    useDescription:
      "Type the code that you printed or saved. Spaces, hyphens and small letters do not matter.",
    codeHint: "Eight groups of four letters and digits",
    goOn: "Continue",
    back: "Back",
    newPassphraseTitle: "Choose a new passphrase",
    newPassphrase:
      "The code is right. Your data opens with the new passphrase from now on; the code stays good.",
    setPassphrase: "Set Passphrase and Unlock",
    title: "Your recovery code",
    description:
      "It opens your data like your passphrase does, and is shown only now. Keep it on paper, away from this device.",
    kept: "I have kept it",
    notKept: "Please keep the code first: copy, print or download it.",
    notLastGroup: "These are not the last four characters of the code.",
    skip: "Not now",
    turnOn: "Turn On Recovery Code",
    stored: "Recovery code turned on",
    storedMessage: "It opens your data from now on. An earlier code no longer does.",
    notStored: "The recovery code could not be turned on. Please try again.",
    notMade: "The recovery code could not be made. Please try again.",
    notMadeAtRegistration: "No recovery code was made. You can make one in Settings.",
    conflict:
      "Your encryption keys were changed on another device meanwhile, so this code does not count. Throw it away and make another one.",
    copied: "Copied",
    copiedMessage: "Paste it where you will find it again, and clear the clipboard after.",
    notCopied: "The code could not be copied. Please write it down.",
    paperTitle: "Quotewright recovery code",
    paperAccount: (email: string) => `For the account ${email}`,
    paperUse:
      "Opens this account's encrypted data if the passphrase is lost: sign in, choose “Use recovery code” and set a new passphrase. Anybody who has it and your password can read everything, so keep it safe.",
    none: "No recovery code. Without one, a lost passphrase means lost data.",
    exists: "There is a recovery code. It opens your data if the passphrase is lost.",
    make: "Make Recovery Code",
    replace: "Replace Recovery Code",
    remove: "Remove Recovery Code",
    makeTitle: "Make a recovery code",
    makeDescription: "Enter your passphrase. The code is shown next.",
    removeTitle: "Remove the recovery code?",
    removeDetail: "The code you have kept opens nothing any more. A lost passphrase then means lost data.",
    removed: "Recovery code removed",
    removedMessage: "Only your passphrase opens your data now.",
    notRemoved: "The recovery code could not be removed. Please try again.",
  },

  /** Changing the passphrase. */
  passphrase: {
    title: "Change your passphrase",
    description: "Your data stays as it is. Your other devices ask for the new passphrase.",
    submit: "Change Passphrase",
    sameAsBefore: "This is the passphrase you have now.",
    changed: "Passphrase changed",
    changedMessage: "Your other devices ask for the new one.",
    notChanged: "The passphrase could not be changed. Please try again.",
    conflict:
      "Your passphrase or recovery code was changed on another device meanwhile. Nothing was changed here. Reload this page and try again.",
  },

  /** Why the vault refuses, by code ([Note: Refusals of the vault]). */
  vault: {
    crypto_unavailable: "Encryption needs a secure connection. Open this site over HTTPS.",
    kdf_failed: "The key could not be derived on this device.",
    kdf_refused:
      "The server sent key settings that are too weak or too heavy to be used. Your passphrase was not used.",

    wrong_passphrase:
      "Incorrect passphrase. Please check that you're using the exact same passphrase from your original device.",
    passphrase_not_sent:
      "That opens your encrypted data, so it was not sent. Your password must be another text.",
    wrong_recovery_code: "This recovery code does not open this account.",
    recovery_code_malformed: "This is not a complete recovery code. Check it for a mistyped character.",
    no_recovery_slot: "This account has no recovery code.",

    keyset_malformed: "The server sent a keyset that can't be read.",
    keyset_foreign: "The server sent another user's keyset.",
    keyset_missing: "The server says that this account is not encrypted, but this device knows that it is.",
    keyset_replaced: "The server sent a different key than the one this device knows.",
    account_replaced:
      "The server shows another account than the one this device knows, so nothing was opened and nothing you type is sent.",
    keyset_rolled_back: "The server sent an older keyset than the one this device knows.",
    keyset_altered: "The server sent a changed keyset under the number of the one this device knows.",
    mode_changed: "The server sent a keyset whose protection was switched back.",
    key_mismatch: "The unlocked key is not the one that the keyset names.",
    slot_broken: "The locked key in the keyset is damaged.",
    slot_unopened:
      "What was locked up did not open again on this device. Nothing was changed. Please try again.",
    slot_swapped: "The keyset holds a lock that was put there or taken away by somebody else.",
    epoch_changed: "The number of the keyset was changed by somebody else.",
    policy_broken: "The seal over the keyset is damaged.",

    access_not_verified: notVerified,
    passphrase_required: passphraseNeeded,
    text_malformed: "The text contains a broken character that can't be saved.",
    base64url_malformed: "The data is not written in canonical base64url.",
    fields_incomplete: "Sealed fields can only be saved all together.",
    field_not_text: "A sealed field must be text or empty.",
    record_without_id: "A record or a line needs an id before it can be sealed.",

    envelope_malformed: "The sealed data can't be read.",
    envelope_foreign_key: "The data is sealed with another key.",
    envelope_misplaced: "The sealed data belongs to another record.",
    envelope_broken: "The sealed data was changed.",
    envelope_stale:
      "This is an older version than the one this device has seen. If the service restored a backup, Sync in Settings accepts it.",
  },

  /** Settings: language, encryption on this device. */
  settings: {
    saved: "Settings saved",
    savedDetail: "Dates, currency and words follow it from now on.",
    notSaved: "Failed to save settings. Please try again.",
    passphraseTooShort: "Passphrase must be at least 8 characters long.",
    mustBeSignedIn: "User must be authenticated to set up encryption",
    synced: "Key synchronised",
    syncedDetail: "The page is about to load again.",
    syncFailed: "Synchronization Failed",
    syncIncorrect:
      "Incorrect passphrase. Please check that you're using the exact same passphrase from your other device.",
    reset: "Encryption reset",
    resetDetail: "This device no longer has your key. Unlock again to see your data.",
    notReset: "The key could not be removed. Please try again.",
    setUp: "Encryption set up",
    setUpDetail: "What you save from now on is encrypted in this browser.",
    setUpFailed: "Encryption could not be set up. Please try again.",
  },

  /** The trial, the subscription and the card. */
  billing: {
    trialActive: "Free Trial Active",
    freeTrial: "Free Trial",
    cancelling: "Cancelling",
    autoBilling: "Auto-billing is set up - you'll be charged when your trial ends.",
    allFeatures: "All features are available during this period.",
    allSet: "You're All Set!",
    initFailed: "Failed to initialize subscription. Please try again.",
    setupFailed: "Setup Failed",
    paymentFailed: "Payment Failed",
    portalTitle: "Billing portal",
    setupRequired: "Setup Required",
    portalNotReady: "The billing portal is not set up yet. Please contact support.",
    portalFailed: "Unable to access billing portal. Please try again.",
    cancelled: "Subscription Cancelled",
    cancelFailedTitle: "Cancellation failed",
    cancelFailed: "Unable to cancel subscription. Please try again or contact support.",
    resumed: "Subscription resumed",
    resumeFailed: "Unable to resume subscription. Please try again or contact support.",
    testPayments: "These are test payments: no money moves, and no real card is asked for.",
    cardAddedTitle: "Payment method added",
    cardAdded: "Nothing is charged before your trial ends.",
    paidTitle: "Payment successful",
    paid: "Thank you. Your subscription is active.",
    unsettledTitle: "Not confirmed yet",
    unsettled: "Billing & Subscription shows when it is.",
    notLoaded: "Your subscription could not be loaded",
  },

  /** The dashboard. */
  dashboard: {
    allPaid: "All invoices paid!",
    trialEnded: "Your trial has ended",
    trialCancelled: "Your subscription is cancelled: nothing is charged when your trial ends.",
    subscriptionEnded: "Your subscription has ended",
    stillReadable: "Everything you made can still be read. Subscribe to create and edit.",
    paymentFailed: "Your last payment did not go through",
    checkCard: "Check your card to create and edit again.",
    otherCurrencies: "The bars are in your own currency. Amounts in other currencies stand in the list.",
  },

  /** Monthly reports. */
  reports: {
    generated: "Monthly report generated",
    locked: "Report locked",
    existing: "Report already exists",
    autoGenerated: "Monthly report auto-generated",
    notGenerated: "Failed to generate monthly report",
    notLocked: "Failed to lock report",
    notAutoGenerated: "Failed to auto-generate report",
    notLoaded: "Your reports could not be loaded",
    notLoadedDetail: "Please try again. Nothing is lost.",
    chooseYear: "Choose a year",
    chooseMonth: "Choose a month",
    notBegun: "This month has not begun yet",
  },

  /** Reports to support. */
  support: {
    missingTitle: "Missing Information",
    missing: "Please fill in all required fields.",
    failed: "Failed to create support request. Please try again.",
    notOpened: "Your mail app cannot be opened with this report",
    notOpenedDetail: (address: string) =>
      `It is too long for the link that opens a mail. Nothing you typed is lost: shorten it and try again, or copy the report and mail it to ${address}.`,
    copied: "Report copied",
    copiedDetail: (address: string) => `Paste it into a mail to ${address}.`,
    notCopied: "The report could not be copied. Please mark its text and copy that.",
  },

  /** The company profile. */
  company: {
    leave: "What you changed in your company profile has not been saved.",
    created: "Company profile created successfully",
    updated: "Company profile updated successfully",
    notCreated: "Failed to create company profile",
    notUpdated: "Failed to update company profile",
    nameRequired: "Company name is required",
    utrDigits: "UTR must have 10 digits",
    sortCodeDigits: "Sort code must have 6 to 9 digits",
    accountNumberDigits: "Account number must have at most 17 digits",
    brandColor: "Brand colour must look like #111827",
    notLoaded: "Your company profile could not be loaded",
    logoTooLarge: "The logo is too large",
    logoNoPicture: "The logo must be a PNG, JPEG, GIF or WebP picture, or a web address",
    /** Why a picture is refused as a logo. */
    logoRefused: {
      wrongType: { title: "Invalid file type", message: "Please select an image file (PNG, JPG, etc.)" },
      tooLarge: { title: "File too large", message: "Please select an image under 5MB" },
    },
    /** What each CIS method means, in one sentence (decision M1). */
    cisMethods: {
      hmrc: {
        label: "As HMRC describes it",
        hint: "VAT is charged on the full value, and CIS is taken from all that you charge but what the materials cost you.",
      },
      deduct_before_vat: {
        label: "Deduct before VAT",
        hint: "CIS is taken from the labour before markup, and VAT is charged on what is left. Not lawful for VAT: VAT is owed on the full value (VAT Act 1994 s19(2)). Offered because some older agreements still ask for it.",
      },
    },
    /** Which subcontractors have which CIS rate (decision M2). */
    cisRates: {
      "20": "20% (registered subcontractor)",
      "30": "30% (not registered)",
      "0": "0% (gross payment status)",
    },
    /** Which lines carry markup. */
    markupScopes: {
      materials_and_labour: {
        label: "Materials and labour",
        hint: "Every line carries markup, apart from descriptions.",
      },
      materials_only: {
        label: "Materials only",
        hint: "Labour is charged at your rates as they are.",
      },
    },
  },

  customers: {
    nameRequired: "Customer name is required",
    notLoaded: "Your customers could not be loaded",
    noneYet: "No customers yet",
    noneFound: "No customers found",
    save: {
      created: "Customer created successfully",
      updated: "Customer updated successfully",
      notCreated: "Failed to create customer",
      notUpdated: "Failed to update customer",
      prefersServerWords: false,
    },
    remove: {
      question: "Are you sure you want to delete this customer?",
      confirmLabel: "Delete Customer",
      removed: "Customer deleted successfully",
      failedTitle: "Error",
      notRemoved: "Failed to delete customer",
      prefersServerWords: false,
      restored: "Customer restored",
      notRestored: "Failed to restore customer",
    },
  },

  /** Shared by materials and labour items. */
  catalogue: {
    createCategoriesFirst: "Create Categories First",
    manageCategories: "Manage Categories",
    uncategorized: "Uncategorized",
    categoryNameRequired: "Category name is required",
  },

  materials: {
    nameRequired: "Material name is required",
    unitTypeRequired: "Unit type is required",
    unitCost: "Unit cost must be 0 or greater",
    list: {
      search: "Search materials",
      add: "Add Item",
      addFirst: "Add your first material",
      loading: "Loading materials...",
      notLoaded: "Your materials could not be loaded",
      noneYet: "No materials yet",
      noneYetHint: "Add what you buy and sell once, and put it on every quote with two taps.",
      noCategories: "No materials and no categories yet",
      noCategoriesHint: "Materials are filed under categories such as Timber or Pipework. Begin with those.",
      noneFound: "No materials found",
      noneFoundHint: "Nothing matches your search or category.",
    },
    save: {
      created: "Material created successfully",
      updated: "Material updated successfully",
      notCreated: "Failed to create material",
      notUpdated: "Failed to update material",
      prefersServerWords: false,
    },
    remove: {
      question: "Are you sure you want to delete this material?",
      confirmLabel: "Delete Material",
      removed: "Material deleted successfully",
      failedTitle: "Cannot Delete Material",
      notRemoved: "Failed to delete material",
      prefersServerWords: true,
      restored: "Material restored",
      notRestored: "Failed to restore material",
    },
  },

  labour: {
    word: "labour",
    title: "Labour",
    nameRequired: "Labour item name is required",
    rate: "Rate must be 0 or greater",
    list: {
      search: "Search labour items",
      add: "Add Labour Item",
      addFirst: "Add your first labour item",
      loading: "Loading labour items...",
      notLoaded: "Your labour items could not be loaded",
      noneYet: "No labour items yet",
      noneYetHint: "Add your rates once, by the hour, the day or the job, and put them on every quote.",
      noCategories: "No labour items and no categories yet",
      noCategoriesHint: "Rates are filed under categories such as Plumbing or Call-outs. Begin with those.",
      noneFound: "No labour items found",
      noneFoundHint: "Nothing matches your search.",
    },
    save: {
      created: "Labour item created successfully",
      updated: "Labour item updated successfully",
      notCreated: "Failed to create labour item",
      notUpdated: "Failed to update labour item",
      prefersServerWords: true,
    },
    remove: {
      question: "Are you sure you want to delete this labor item?",
      confirmLabel: "Delete Item",
      removed: "Labor item deleted successfully",
      failedTitle: "Error",
      notRemoved: "Failed to delete labor item",
      prefersServerWords: false,
      restored: "Labour item restored",
      notRestored: "Failed to restore labour item",
    },
  },

  /** Categories of materials and of labour, which have messages of their own. */
  categories: {
    created: "Category created successfully",
    updated: "Category updated successfully",
    notCreated: "Failed to create category",
    notUpdated: "Failed to update category",
    question: (name: string) =>
      `Are you sure you want to delete the category "${name}"? This cannot be undone.`,
    removed: "Category deleted successfully",
    failedTitle: "Error",
    notRemoved: "Failed to delete category",
    prefersServerWords: true,
    restored: "Category restored",
    notRestored: "Failed to restore category",
  },
  labourCategories: {
    created: "Labour category created successfully",
    updated: "Labour category updated successfully",
    notCreated: "Failed to create labour category",
    notUpdated: "Failed to update labour category",
    question: (name: string) =>
      `Are you sure you want to delete the labour category "${name}"? This cannot be undone.`,
    removed: "Labour category deleted successfully",
    failedTitle: "Error",
    notRemoved: "Failed to delete labour category",
    prefersServerWords: true,
    restored: "Labour category restored",
    notRestored: "Failed to restore labour category",
  },

  quote: {
    customerNameRequired: "Customer name is required",
    customerEmailRequired: "Customer email is required",
    invalidEmail: "Invalid email address",
    noLines: "At least one line item is required",
    created: "Quote created successfully",
    updated: "Quote updated successfully",
    itemAdded: "Item added to quote",
    deleted: "Quote deleted successfully",
    statusUpdated: "Quote status updated successfully",
    createFailed: "Failed to create quote",
    updateFailed: "Failed to update quote",
    deleteFailed: "Failed to delete quote",
    statusFailed: "Failed to update quote status",
    confirmDelete: "Are you sure you want to delete this quote?",
    restored: "Quote restored",
    restoreFailed: "Failed to restore quote",
    notFound: "Quote not found",
    shared: "Quote shared successfully",
    shareFailed: "Failed to share quote. Please try again.",
    converted: "Quote converted to invoice successfully",
    /** Shown when a search for quotes only matches converted ones, which have a list of their own. */
    convertedMatch: (count: number) =>
      count === 1 ? "1 converted quote matches." : `${counted(count)} converted quotes match.`,
    convertedApart: (count: number) =>
      count === 1
        ? "1 quote was converted to an invoice and is listed apart."
        : `${counted(count)} quotes were converted to invoices and are listed apart.`,
    showConverted: (count: number) => (count === 1 ? "Show it" : "Show them"),
    convertFailed: "Failed to convert quote to invoice",
    dateMissing: "Enter the date of the quote",
    endsBeforeDate: "The quote cannot end before its date",
  },

  invoice: {
    customerNameRequired: "Customer name is required",
    customerEmailRequired: null,
    invalidEmail: "Invalid email",
    noLines: "Please add at least one line item.",
    created: "Invoice created successfully",
    updated: "Invoice updated successfully",
    itemAdded: "Item added to invoice",
    deleted: "Invoice deleted successfully",
    statusUpdated: "Invoice status updated successfully",
    createFailed: "Failed to create invoice.",
    updateFailed: "Failed to update invoice.",
    deleteFailed: "Failed to delete invoice",
    statusFailed: "Failed to update invoice status",
    confirmDelete: "Are you sure you want to delete this invoice?",
    quoteComesBack:
      "The quote it was made of, if you still have it, comes back to your list of quotes with the status it had.",
    restored: "Invoice restored",
    restoreFailed: "Failed to restore invoice",
    notFound: "Invoice not found",
    shared: "Invoice shared successfully",
    shareFailed: "Failed to share invoice. Please try again.",
    numberRequired: "Invoice number is required",
    numberTooLong: "Invoice number is too long",
    numberUpdated: "Invoice number updated successfully",
    numberFailed: "Failed to update invoice number",
    dateMissing: "Enter the date of the invoice",
    endsBeforeDate: "The due date cannot be before the invoice date",
  },

  /** Shared by quotes and invoices. */
  documents: {
    noSuchDate: "Enter a date that exists",
    markupRange: "Markup must be between 0 and 1000",
    discountRange: "Discount must be between 0 and 100",
    taxRange: "Tax must be between 0 and 100",
    summaryUpdated: "Work summary updated successfully",
    summaryFailed: "Failed to update work summary",
    locked: "Enter your passphrase to read it.",
    notKept: "This device cannot keep what you type until it is saved. Save before you leave this page.",
    lockedEditor:
      "Enter your passphrase to save what you type. Until then it is kept nowhere, and is lost if you leave this page.",
    lockedLeave: "What you typed cannot be kept before you have entered your passphrase, and is lost.",
    /** Drafts that are on this device and not on the server. */
    notSaved: "Not saved yet",
    noCustomer: "No customer yet",
    /** @param number "Q-0012"; null when it is unknown */
    changesOf: (number: string | null) => (number === null ? "changes not saved" : `changes of ${number}`),
    copiedDraft:
      "This is open in another tab too. Here you go on with a copy, which is kept and saved by itself.",
    openElsewhere:
      "This is open in another tab too. Until it is saved, this device keeps what is typed last, here or there.",
    draftDiscarded: "Draft discarded",
    tooManyDrafts: (most: number, many: string) => `${most} ${many} are not saved yet`,
    makeRoom: "Discard one of them to begin another, or go on with one.",
    tampered:
      "This record was changed outside of Quotewright and cannot be trusted. It is not shown, printed or shared.",
    /** How the tampering was noticed, by the vault's reason; the other reasons have the vault's own messages. */
    tampering: {
      plaintext: "Readable text stands where sealed text belongs.",
      sealed_and_plain: "Readable text stands beside the sealed text.",
      envelope_missing: "The sealed text is gone.",
      lines_differ: "Its lines are not the ones that were sealed.",
    },
    conflict: "This document was changed elsewhere while you were editing. What you typed is still here.",
  },

  /** Lines of a quote or an invoice. */
  items: {
    start: "Search above for a material or for labour, or type an item of your own.",
    noMaterial: "Please select a material item",
    noLabour: "Please select a labour item",
    noName: "Please enter a custom item name",
    noCost: "Please enter a valid cost for the custom item",
    noDescription: "Please enter a description",
    noType: "Please select an item type",
    wrongCost: "Enter a cost such as 12.50, or leave it empty",
    wrongPrice: "Enter a price such as 12.50",
    nameMissing: "Enter a name for this item",
    wholeQuantity: "Quantity must be a whole number of at least 1",
    quantityFrom: (least: string) => `Quantity must be a number of at least ${least}`,
    quantityInSteps: (least: string, step: string) =>
      `Quantity must be at least ${least}, in steps of ${step}`,
    tooLarge: "This comes to more than 99,999,999.99. Please check the number.",
    price: "Price must be 0 or greater",
    tooMany: "There can be at most 1,000 lines",
    sameId: "Each line must have an id of its own",
  },

  /** PDFs: rendered, downloaded, opened and shared. */
  pdf: {
    failed: "Failed to generate PDF",
    failedTryAgain: "Failed to generate PDF. Please try again.",
    notPdf: "Server did not return a PDF file",
    downloadFailed: "Download Failed",
    openingFailed: "PDF Opening Failed",
    downloaded: "PDF Downloaded",
    ready: "PDF Ready",
    shareFailed: "Share Failed",
    cannotShare: "Sharing Not Available",
    useDownload:
      "This browser cannot share files. Please use Download PDF, or Open PDF on a phone, and send the file yourself.",
  },

  /** The page that shows what the server sees. */
  privacy: {
    notEncryptedTitle: "This account is not encrypted",
    notEncrypted:
      "Our server can read everything below, as it was typed. Set up encryption and it no longer can.",
    lockedTitle: "Your data is locked on this device",
    locked: "Without your passphrase this browser can read no more than our server can.",
    notReadTitle: "Your records could not be loaded",
  },

  /** The download of everything. */
  export: {
    title: "Download everything",
    description:
      "One ZIP file: all your data as JSON, each list as CSV, and a PDF of every quote and invoice. It is opened and packed in this browser.",
    working: "Packing your data",
    done: "Your data is downloaded",
    failed: "Your data could not be packed. Please try again.",
  },

  /** Importing lists from files. */
  import: {
    /** Why a file cannot be imported at all, and what to do about it. */
    file: {
      tooLarge:
        "This file is larger than 5 MB. Split it into smaller files and import them one after the other.",
      workbook:
        "This is a workbook of a spreadsheet program. Open it there, save it as CSV (in Excel: CSV UTF-8), and choose that file.",
      notText: "This is not a CSV file.",
      empty: "This file is empty.",
      tooManyRows: (rows: string, most: string) =>
        `This file has ${rows} rows. At most ${most} can be imported at once: split it into smaller files.`,
      quotes: (row: number) =>
        `A quotation mark in row ${row} is never closed, or stands in the middle of a value.`,
      notRead: "This file could not be read. Please choose it again.",
    },
    /** What is wrong with one row, besides the messages of the forms. */
    row: {
      ambiguousAmount: "This can be read as two different amounts. Say how amounts are written in this file",
      otherCurrency: (currency: string) => `Amounts are in ${currency}`,
      tooPrecise: "An amount has at most two decimals",
      repeated: (name: string, row: number) => `Row ${row} has the same ${name}`,
      taken: (name: string, count: number) =>
        `${count} of yours have the same ${name} already, so it is not clear which one is meant`,
      extraCells:
        "This row has more values than there are headings. A value with a comma in it needs quotation marks",
      rateType: (labels: readonly string[]) => `Rate type must be one of ${labels.join(", ")}`,
    },
    /** The outcome of the whole import. */
    save: {
      failed: "The import could not be saved",
      tooMuch: "This file holds too much text to be saved at once. Split it into smaller files.",
      changedMeanwhile:
        "Some of these records were changed elsewhere meanwhile, so nothing was saved. Choose the file again to compare it with what is there now.",
    },
  },

  /** Numbers that do not look right; shown, without preventing a save ([Note: Soft checks]). */
  checks: {
    sortCode: "This sort code and account number do not look right together. Please check them.",
    iban: "This IBAN does not look right. Please check it.",
    bic: "This BIC does not look right. Please check it.",
    vatNumber: "This VAT number does not look right. Please check it.",
    utr: "This UTR does not look right. Please check it.",
    abn: "This ABN does not look right. Please check it.",
    ein: "This EIN does not look right. Please check it.",
    postcode: "This postcode does not look right. Please check it.",
  },

  /** What a value on the wire must look like. */
  values: {
    money: "Must be an amount of money with at most two decimals",
    /** For text that is not an amount; a negative amount has its field's own message. */
    noAmount: "Enter an amount such as 12.50",
    amountTooLarge: "The largest amount is 99,999,999.99",
    quantity: "Quantity must be a number of at least 0 with at most three decimals",
    date: "Must be a date such as 2026-11-21",
    dateRange: "Must be a date between 1900 and 2999",
    uuid: "Must be a UUID",
    percent: (name: string, most: number) => `${name} must be between 0 and ${most}`,
    days: (name: string, most: number) => `${name} must be between 1 and ${most} days`,
    longest: (most: number) => `Must be at most ${most} characters`,
    character: "Contains a character that cannot be stored",
  },
};

/** The messages of a language. Every language has all of them. */
export type Messages = typeof enGB;

/** "1,200" */
function counted(count: number): string {
  return count.toLocaleString("en-GB");
}
