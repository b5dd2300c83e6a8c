/** Where mail to support goes: `support` at the host that people reach the app at (docs/operations.md). */
export function supportAddress(): string {
  return `support@${location.hostname}`;
}
