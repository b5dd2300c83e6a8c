/** What a value on the wire must look like. */
export const values = {
  money: "Must be an amount of money with at most two decimals",
  /** For text that is not an amount; a negative amount has its field's own message. */
  noAmount: "Enter an amount such as 12.50",
  amountTooLarge: "The largest amount is 99,999,999.99",
  quantity: "Quantity must be a number of at least 0 with at most three decimals",
  date: "Must be a date such as 2026-11-21",
  form: "Must have the form that this field is stored in",
  dateRange: "Must be a date between 1900 and 2999",
  uuid: "Must be a UUID",
  longest: (most: number) => `Must be at most ${most} characters`,
  character: "Contains a character that cannot be stored",
};

/** Numbers that do not look right; shown, without preventing a save ([Note: Soft checks]). */
export const checks = {
  sortCode: "This sort code and account number do not look right together. Please check them.",
  iban: "This IBAN does not look right. Please check it.",
  bic: "This BIC does not look right. Please check it.",
  vatNumber: "This VAT number does not look right. Please check it.",
  utr: "This UTR does not look right. Please check it.",
  abn: "This ABN does not look right. Please check it.",
  ein: "This EIN does not look right. Please check it.",
  postcode: "This postcode does not look right. Please check it.",
};
