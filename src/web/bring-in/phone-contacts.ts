interface PickedContact {
  name?: string[];
  email?: string[];
  tel?: string[];
  address?: {
    organization?: string;
    addressLine?: string[];
    dependentLocality?: string;
    city?: string;
    region?: string;
    postalCode?: string;
    country?: string;
  }[];
}

/** The contact picker of Chrome on Android, which TypeScript does not know. */
interface ContactPicker {
  select(properties: string[], options: { multiple: boolean }): Promise<PickedContact[]>;
}

/** The telephone's own picker of contacts; null where the browser has none. */
export function contactPicker(): ContactPicker | null {
  if (!("contacts" in navigator)) return null;
  return navigator.contacts as ContactPicker;
}

/** Lets the person pick contacts. @returns them as the text of a vCard file; null when none was picked */
export async function pickContacts(picker: ContactPicker): Promise<string | null> {
  const picked = await picker.select(["name", "email", "tel", "address"], { multiple: true });
  return picked.length === 0 ? null : picked.map(cardOf).join("\r\n");
}

/** A contact may have several names, and the firm is said in its addresses. */
function cardOf({ name = [], email = [], tel = [], address = [] }: PickedContact): string {
  return [
    "BEGIN:VCARD",
    "VERSION:3.0",
    ...name.map((text) => `FN:${escaped(text)}`),
    ...address.flatMap(({ organization }) => (organization ? `ORG:${escaped(organization)}` : [])),
    ...tel.map((text) => `TEL:${escaped(text)}`),
    ...email.map((text) => `EMAIL:${escaped(text)}`),
    ...address.map(({ addressLine = [], dependentLocality = "", ...place }) => {
      const { city = "", region = "", postalCode = "", country = "" } = place;
      const lines = [...addressLine, dependentLocality].join("\n");
      return `ADR:;;${[lines, city, region, postalCode, country].map(escaped).join(";")}`;
    }),
    "END:VCARD",
  ].join("\r\n");
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n");
}
