/** The e-mail address of support: `support` at the host that serves the app (docs/operations.md). */
export function supportAddress(): string {
  return `support@${location.hostname}`;
}
