import { type Bytes, encodeUtf8 } from "#formats/bytes/bytes.ts";

const visibleAscii = /^[\x21-\x7e]+$/;

/**
 * A label and values as lines of text: the input of a key derivation, of a digest or of a signature. A value must not
 * be empty or contain a line break or a space, so that two different lists never give the same bytes.
 *
 * @returns null for a label or a value that is not visible ASCII
 */
export function statementBytes(label: string, values: readonly (string | number)[]): Bytes | null {
  const lines = [label, ...values.map(String)];
  return lines.every((line) => visibleAscii.test(line)) ? encodeUtf8(lines.join("\n")) : null;
}
