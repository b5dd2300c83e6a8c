/**
 * What a PDF cannot show, and what it could not be made of. Screens say it after their first load; no language says any
 * of it differently.
 */
export const printing = {
  missingTitle: "Not every character can be printed",
  /** Some of the characters that no face has. */
  missing: (characters: readonly string[]) =>
    `The PDF has no letters for: ${characters.slice(0, 10).join(" ")}. They are printed as a box.`,
  unknownTitle: "Not every character was checked",
  unknown: "It is not known whether the PDF has letters for all of this. Check your internet and try again.",
  textsUnreadTitle: "Your own words may be missing",
  textsUnread: "Your own words for quotes could not be read, so they may be missing on this paper.",
  shareAnyway: "Share anyway",
  downloadAnyway: "Download anyway",
  /** @param numbers "Q-0012" of each document with a box */
  boxed: (numbers: readonly string[]) =>
    `Characters that cannot be printed are a box in ${numbers.slice(0, 5).join(", ")}${
      numbers.length > 5 ? ` and ${numbers.length - 5} more` : ""
    }.`,
  /** What the law demands of a VAT invoice and this one does not show. */
  vatInvoiceLacks: {
    address: "A VAT invoice above £250 must show the customer's address.",
    work: "A VAT invoice above £250 must say what was supplied, which the standard work summary does not.",
  },
  facesFailed:
    "The letters for this PDF could not be loaded, so it was not made. Check your internet and try again.",
};

/** PDFs: rendered, downloaded, opened and shared. Said after the first load too. */
export const pdfMessages = {
  failed: "Failed to generate PDF",
  failedTryAgain: "Failed to generate PDF. Please try again.",
  notPdf: "Server did not return a PDF file",
  downloadFailed: "Download Failed",
  openingFailed: "PDF Opening Failed",
  making: "Making the PDF...",
  downloaded: "PDF Downloaded",
  ready: "PDF Ready",
  shareFailed: "Share Failed",
  cannotShare: "Sharing Not Available",
  useDownload:
    "This browser cannot share files. Please use Download PDF, or Open PDF on a phone, and send the file yourself.",
};
