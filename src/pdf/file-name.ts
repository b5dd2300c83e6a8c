import type { PrintOrder } from "#pdf/paper.ts";

/** Windows takes these for devices, whatever stands behind a point. */
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9¹²³])$/i;

/** Room for a folder's path where a whole path may have 255 characters, and for 255 bytes of UTF-8 elsewhere. */
const longestName = 80;
const longestBytes = 200;

/**
 * The name a document is saved under: a quote's is the customer's name and "-quote.pdf", an invoice's its number
 * and ".pdf" (specification 2 §7); the firm's own view ends in "-business-copy", so that nobody sends it by mistake
 * (decision P12). Safe on every system: no letter that one of them forbids, no device's name, no
 * point or blank at an end, not too long.
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
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}\p{Co}\p{Cn}]+/gu, " ")
    .replace(/[<>:"/\\|?*]+/g, "-");
  const name = trimmed(shortened(trimmed(allowed)));
  if (/^[-. ]*$/.test(name)) return fallback;
  const [stem = ""] = name.split(".");
  return reserved.test(stem.trim()) ? `${fallback} ${name}` : name;
}

/** Blanks count once; points and blanks at the ends are hidden, or dropped by Windows. */
function trimmed(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/^[. ]+/, "")
    .replace(/[. ]+$/, "");
}

/** Cuts between letters, by the bytes they take in UTF-8. */
function shortened(text: string): string {
  let [short, bytes, letters] = ["", 0, 0];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    letters += 1;
    if (bytes > longestBytes || letters > longestName) break;
    short += letter;
  }
  return short;
}
