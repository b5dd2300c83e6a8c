const address =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/**
 * Whether a text is a valid e-mail address, by the rule of the contract's schemas. Apart from them, because the worker
 * that reads files would load all of their library for it.
 */
export function isEmail(text: string): boolean {
  return address.test(text);
}
