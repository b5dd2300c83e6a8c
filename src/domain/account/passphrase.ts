/** Whether two secrets are the same text, case and blanks apart: a passphrase may not be the password (decision A3). */
export function isSameSecret(left: string, right: string): boolean {
  return withoutCase(left) !== "" && withoutCase(left) === withoutCase(right);
}

/** A secret as it is compared: small letters, no blanks. */
export function withoutCase(secret: string): string {
  return secret.normalize("NFKC").toLowerCase().replace(/\s+/g, "");
}
