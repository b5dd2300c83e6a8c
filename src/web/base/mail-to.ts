/** The address that opens the person's mail program with a mail to that address, whatever characters are in it. */
export function mailTo(email: string): string {
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
}
