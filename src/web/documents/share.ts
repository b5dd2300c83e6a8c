/** What became of sharing a file: `cannot` where the browser has no share sheet, `again` where it wants a new press. */
export type ShareOutcome = "shared" | "cancelled" | "cannot" | "again";

/** The part of the browser that shares, so that a test can stand in for it. */
export type Sharer = Partial<Pick<Navigator, "share" | "canShare">>;

/** Tells whether the system's share sheet takes PDF files. */
export function canShareFiles(sharer: Sharer = navigator): boolean {
  const probe = new File([], "probe.pdf", { type: "application/pdf" });
  return sharer.share !== undefined && sharer.canShare?.({ files: [probe] }) === true;
}

/**
 * Hands a file to the system's share sheet.
 *
 * @param title of the message, with the company's name (specification 2 §7)
 * @throws whatever the share sheet failed with, other than a cancel or too late a press
 */
export async function shareFile(
  file: File,
  title: string,
  sharer: Sharer = navigator,
): Promise<ShareOutcome> {
  if (!canShareFiles(sharer)) return "cannot";
  try {
    await sharer.share?.({ files: [file], title });
    return "shared";
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    if (name === "AbortError") return "cancelled";
    if (name === "NotAllowedError") return "again";
    throw error;
  }
}
