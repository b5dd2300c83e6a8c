import { plainHeading } from "#web/bring-in/plain-heading.ts";

/** Whether a text says that prices are with VAT, without it, or neither. */
export function taxSaid(text: string): "with" | "without" | null {
  const plain = plainHeading(text).replace(/\bv a t\b/g, "vat");
  if (!/\b(?:vat|tax|taxes|gst)\b/.test(plain)) return null;
  if (
    /\b(?:ex|exc|excl|exclude|excludes|excluding|exclusive|net|nett|plus|less|before|without|not)\b/.test(
      plain,
    )
  )
    return "without";
  return /\b(?:inc|incl|include|included|includes|including|inclusive|with|gross)\b/.test(plain)
    ? "with"
    : null;
}

/** What the heading of a column of prices says of VAT: "Cost (inc VAT)", and "Cost inc" too. */
export function headingTax(heading: string): "with" | "without" | null {
  const [, bare = ""] = /\b(incl?|ex|excl?)(?: \d+)?$/.exec(plainHeading(heading)) ?? [];
  return taxSaid(heading) ?? (bare === "" ? null : bare.startsWith("inc") ? "with" : "without");
}

/** A plain heading without "ex VAT" and the like. */
export function withoutTaxWords(plain: string): string {
  return plain
    .replace(/\s*\b(?:ex|exc|excl|excluding|exclusive of|plus|inc|incl|including) (?:vat|tax|gst)\b/, "")
    .trim();
}
