/** Whether a cell says yes, as files write it. */
export function isYes(text: string): boolean {
  return /^(?:yes|y|true|1)$/i.test(text.trim());
}
