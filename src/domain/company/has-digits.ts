/** Whether a text is digits, with the blanks and hyphens that people write between them, of at least and at most a count. */
export function hasDigits(text: string, least: number, most: number): boolean {
  const count = text.replaceAll(/[ -]/g, "").length;
  return /^[\d -]+$/.test(text) && count >= least && count <= most;
}
