/** Reports to support. */
export const support = {
  missingTitle: "Missing Information",
  missing: "Please fill in all required fields.",
  failed: "Failed to create support request. Please try again.",
  notOpened: "Your mail app cannot be opened with this report",
  notOpenedDetail: (address: string) =>
    `It is too long for the link that opens a mail. Nothing you typed is lost: shorten it and try again, or copy the report and mail it to ${address}.`,
  copied: "Report copied",
  copiedDetail: (address: string) => `Paste it into a mail to ${address}.`,
  notCopied: "The report could not be copied. Please mark its text and copy that.",
};
