/**
 * Whether two secrets are the same text, ignoring case and blanks: a passphrase must not be the password (decision
 * A3).
 */
export function isSameSecret(left: string, right: string): boolean {
  return withoutCase(left) !== "" && withoutCase(left) === withoutCase(right);
}

/** A secret in the form that is compared: lower case, no blanks. */
export function withoutCase(secret: string): string {
  return secret.normalize("NFKC").toLowerCase().replace(/\s+/g, "");
}
