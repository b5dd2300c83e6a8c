import { type Bytes, encodeUtf8 } from "#formats/bytes/bytes.ts";

const paddedTo = 128;
const mostSpaces = " ".repeat(paddedTo - 1);

/**
 * UTF-8, padded with spaces to the next multiple of 128 bytes, so that the length of what is sealed reveals little.
 *
 * @returns null if the text is not well-formed
 */
export function paddedUtf8(text: string): Bytes | null {
  const bytes = encodeUtf8(text + mostSpaces);
  return bytes?.subarray(0, bytes.length - (bytes.length % paddedTo)) ?? null;
}
