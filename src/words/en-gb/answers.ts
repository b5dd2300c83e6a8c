/**
 * Refusals that only a client of the API meets, or that a screen shows as the server answers them. They are not part
 * of the catalogue, so that the browser does not load them.
 */
export const answers = {
  nothingHere: "There is nothing at this address.",
  notJson: "The request is not valid JSON.",
  notValid: "The request is not valid.",
  invalid: "Invalid",
  noSuchField: (field: string) => `"${field}" is no field here`,
  cursor: "The cursor is not one that a list answered.",

  /** @param kind "Customer" */
  noRecord: (kind: string) => `${kind} not found`,
  noMaterial: "Material not found",
  noLabourItem: "Labour item not found",
  noCategory: "Category not found",
  noLabourCategory: "Labour category not found",
  noCompanyProfile: "Company profile not found",
  noSending: "This was not recorded as sent",
  noImport: "This import cannot be undone any more",
  noDocument: "The document was not found",
  noReport: "Report not found",

  sameIdTooOften: (most: string) => `One id comes more than ${most} times.`,
  keyIsUuid: "An idempotency key is a UUID.",
  idTaken: "This id belongs to another record",
  /** @param count "1", "12" */
  categoryInUse: (count: string) => `Category is in use by ${count} ${count === "1" ? "item" : "items"}`,
  numberEnds: "A number ends in digits, such as INV-0419, so that the next ones can follow it.",
  /** @param number "INV-0418" */
  numberNotAbove: (number: string) => `${number} was given already. Choose a number above it.`,
  quoteHasOtherInvoice: "Its quote has another invoice now.",
  lineWithoutId: "A line of an encrypted document must have an id",
  linesWithoutHead: "The envelope of the lines comes with that of the head, which names it.",
  headWithoutVersion: "An envelope of the head alone names the version that it was made from.",
  supplierWithoutHead: "The envelope of the letterhead comes with that of the head, which names it.",
  plainSupplier:
    "The letterhead of this invoice is still plain; its envelope comes with the head, which names it.",
  noSupplier: "This invoice has no supplier to seal.",
  tooLongToPrint: "The texts of this document are too long for the server to print. Print it in the app.",
  /** @param month "November 2026" */
  reportLocked: (month: string) => `The report for ${month} is locked and does not change any more.`,

  foreignEnvelope: "The envelope does not belong to this record.",
  keysetDoesNotFollow: "The keyset does not follow the one it names.",
  staysEncrypted: "An account that is encrypted throughout stays so.",
  keysetEpoch: 'If-Match must be an epoch such as "3"',
  keysetProof: "x-keyset-proof must be 32 bytes in base64url",
  contract: "x-contract must be a whole number.",
};
