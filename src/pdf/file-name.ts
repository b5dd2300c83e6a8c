import type { PrintOrder } from "#pdf/paper.ts";
import { graphemesOf } from "#pdf/setting/graphemes.ts";

/** Windows reserves these names for devices, whatever follows after a dot. */
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])$/i;

/** Short enough for a folder's path within 255 characters, and for 255 bytes of UTF-8. */
const longestName = 80;
const longestBytes = 200;

/**
 * The file name of a document: for a quote the customer's name and "-quote.pdf", for an invoice its number and
 * ".pdf". The name of the firm's own view ends in "-business-copy", so that nobody sends it by mistake (decision
 * P12). It is safe on every system: no letter that one of them forbids, no device's name, no dot or space at either
 * end, not too long. Of what nobody sees, only the joiners stay, because they change the letters beside them.
 */
export function pdfFileName({
  kind,
  mode,
  document,
}: Pick<PrintOrder, "kind" | "mode" | "document">): string {
  const ending = mode === "business" ? "-business-copy.pdf" : ".pdf";
  if (kind === "quote") return `${safeName(document.customerName, "customer")}-quote${ending}`;
  return `${safeName("invoiceNumber" in document ? document.invoiceNumber : "", "invoice")}${ending}`;
}

function safeName(text: string, fallback: string): string {
  const allowed = text
    .normalize("NFC")
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}\p{Co}\p{Cn}]+/gu, " ")
    .replace(/[<>:"/\\|?*]+/g, "-");
  const name = trimmed(shortened(trimmed(allowed)));
  if (/^(?:[-. ]|\u200c|\u200d)*$/.test(name)) return fallback;
  const [stem = ""] = name.split(".");
  return reserved.test(stem.trim()) ? `${fallback} ${name}` : name;
}

/**
 * Several spaces become one; dots and spaces at the ends, which hide the file or which Windows drops, are removed.
 */
function trimmed(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/^[. ]+/, "")
    .replace(/[. ]+$/, "");
}

/** Cuts between letters as a reader counts them, by their bytes in UTF-8: no emoji or syllable is left half. */
function shortened(text: string): string {
  let [short, bytes, letters] = ["", 0, 0];
  for (const letter of graphemesOf(text)) {
    bytes += utf8Length(letter);
    letters += [...letter].length;
    if (bytes > longestBytes || letters > longestName) break;
    short += letter;
  }
  return short;
}

function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
