/** Messages of the support area, verbatim (specification 1 §5 and §8). */
export const supportWords = {
  missingTitle: "Missing Information",
  missing: "Please fill in all required fields.",
  failedTitle: "Error",
  failed: "Failed to create support request. Please try again.",
} as const;
