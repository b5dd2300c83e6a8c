/** A country that customers of the regions live in; the parts of the United Kingdom are known by their own names. */
export interface Country {
  name: string;
  /** The two letters of ISO 3166-1. */
  code: string;
}

const countries: readonly (Country & { also: readonly string[] })[] = [
  { name: "United Kingdom", code: "GB", also: ["gb", "gbr", "uk", "great britain"] },
  { name: "England", code: "GB", also: [] },
  { name: "Scotland", code: "GB", also: [] },
  { name: "Wales", code: "GB", also: [] },
  { name: "Northern Ireland", code: "GB", also: [] },
  { name: "Ireland", code: "IE", also: ["ie", "irl", "republic of ireland"] },
  { name: "United States", code: "US", also: ["us", "usa", "united states of america"] },
  { name: "Australia", code: "AU", also: ["au", "aus"] },
];

/** The country that a text names, by its name or its code; null for another text. */
export function countryNamed(text: string): Country | null {
  const plain = text.trim().toLowerCase().replaceAll(".", "");
  return countries.find(({ name, also }) => name.toLowerCase() === plain || also.includes(plain)) ?? null;
}
