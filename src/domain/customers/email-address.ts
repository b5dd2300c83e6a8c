const shape =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Whether a text is an e-mail address, by the rule that the server has for that of an account (`z.email`). */
export function isEmail(text: string): boolean {
  return shape.test(text);
}
