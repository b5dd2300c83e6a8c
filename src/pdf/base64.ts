const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const values = new Int8Array(128).fill(-1);
for (let index = 0; index < alphabet.length; index += 1) values[alphabet.charCodeAt(index)] = index;

/**
 * Decodes base64; line breaks and missing padding are accepted. Null for anything else. It is our own code because
 * this layer has neither Node's Buffer nor a browser's atob.
 */
export function decodeBase64(text: string): Uint8Array | null {
  const digits = text.replace(/\s+/g, "").replace(/={1,2}$/, "");
  if (digits.length % 4 === 1) return null;
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4));
  let [bits, held, end] = [0, 0, 0];
  for (let index = 0; index < digits.length; index += 1) {
    const value = values[digits.charCodeAt(index)] ?? -1;
    if (value < 0) return null;
    bits = ((bits << 6) | value) & 0xffff;
    held += 6;
    if (held >= 8) {
      held -= 8;
      bytes[end] = (bits >> held) & 0xff;
      end += 1;
    }
  }
  return bytes;
}
