/**
 * What happened when sharing a file: `cannot` when the browser has no share sheet, `again` when it wants a new press.
 */
export type ShareOutcome = "shared" | "cancelled" | "cannot" | "again";

/** The sharing methods of the browser, passed in so that a test can replace them. */
export type Sharer = Partial<Pick<Navigator, "share" | "canShare">>;

/** True when the system's share sheet accepts PDF files. */
export function canShareFiles(sharer: Sharer = navigator): boolean {
  const probe = new File([], "probe.pdf", { type: "application/pdf" });
  return sharer.share !== undefined && sharer.canShare?.({ files: [probe] }) === true;
}

/**
 * Passes a file to the system's share sheet.
 *
 * @param words the message's title, with the company's name, and its text
 * @throws whatever the share sheet failed with, except a cancel or an expired press
 */
export async function shareFile(
  file: File,
  words: { title: string; text?: string },
  sharer: Sharer = navigator,
): Promise<ShareOutcome> {
  if (!canShareFiles(sharer)) return "cannot";
  try {
    await sharer.share?.({ files: [file], ...words });
    return "shared";
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    if (name === "AbortError") return "cancelled";
    if (name === "NotAllowedError") return "again";
    throw error;
  }
}
