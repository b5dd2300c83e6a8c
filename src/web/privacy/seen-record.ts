import { type RecordKind, sealedFields } from "#contract/sealed-kinds.ts";
import type { Opened } from "#vault/records/records.ts";
import { fieldInWords } from "#web/legal/stored-fields.ts";
import type { RawRecord, RawRow } from "#web/privacy/raw-records.ts";

/** One field, on both sides. */
export interface SeenField {
  /** "Account number" */
  label: string;
  /** True when the field is in the table of sealed fields. */
  isWord: boolean;
  /** What this browser shows; null when it cannot open the field. */
  yours: string | null;
  /** What the server has for this field; null when it has only the envelope. */
  theirs: string | null;
}

/** Fields that belong together: those of the record itself, of one line, or of the supplier. */
export interface SeenGroup {
  /** Null for the fields of the record itself. */
  title: string | null;
  fields: SeenField[];
}

export interface SeenEnvelope {
  title: string;
  text: string;
}

export interface SeenRecord {
  groups: SeenGroup[];
  envelopes: SeenEnvelope[];
}

/**
 * Compares what the server sent with what this browser opened, field by field. Words come first, then the other
 * fields, each exactly as on the wire.
 */
export function seenRecord({ kind, raw, opened, supplier }: RawRecord): SeenRecord {
  const record = { raw, opened: shown(opened), isSealed: isPresent(raw.sealed) };
  const logo = { ...record, isSealed: isPresent(raw.logoSealed) };
  const own = [
    ...seenWords(sealedFields[kind].fields, record),
    ...(kind === "companyProfile" ? seenWords(sealedFields.companyLogo.fields, logo) : []),
    ...othersOf(raw, [...sealedFields[kind].fields, ...sealedFields.companyLogo.fields]),
  ];
  const groups: SeenGroup[] = [{ title: null, fields: own }, ...linesOf(kind, record)];
  if (supplier) groups.push(supplierOf(raw.supplier as RawRow, supplier));
  return { groups, envelopes: envelopesOf(raw) };
}

interface BothSides {
  raw: RawRow;
  /** The record as the screens have it; null when it is locked or not trusted. */
  opened: RawRow | null;
  /** True when the words are in an envelope, including the empty ones. */
  isSealed: boolean;
}

function shown({ state, record }: Opened<RawRow>): RawRow | null {
  return state === "open" ? record : null;
}

function linesOf(kind: RecordKind, { raw, opened, isSealed }: BothSides): SeenGroup[] {
  const openedLines = (opened?.lineItems ?? []) as RawRow[];
  const words = sealedFields[kind].lineItems;
  return ((raw.lineItems ?? []) as RawRow[]).map((line, index) => {
    const sides = { raw: line, opened: openedLines[index] ?? null, isSealed };
    return { title: `Line ${index + 1}`, fields: [...seenWords(words, sides), ...othersOf(line, words)] };
  });
}

function supplierOf(raw: RawRow, supplier: Opened<RawRow>): SeenGroup {
  const words = sealedFields.companyProfile.fields;
  const sides = { raw, opened: shown(supplier), isSealed: isPresent(raw.sealed) };
  return {
    title: "Your company, as it was then",
    fields: [...seenWords(words, sides), ...othersOf(raw, words)],
  };
}

function seenWords(words: readonly string[], { raw, opened, isSealed }: BothSides): SeenField[] {
  return words.map((field) => ({
    label: labelOf(field),
    isWord: true,
    yours: opened && textOf(opened[field]),
    theirs: isSealed && !isPresent(raw[field]) ? null : textOf(raw[field]),
  }));
}

function othersOf(raw: RawRow, words: readonly string[]): SeenField[] {
  const others = Object.keys(raw).filter((field) => !words.includes(field) && !structural.has(field));
  return others.map((field) => {
    const text = textOf(raw[field]);
    return { label: labelOf(field), isWord: false, yours: text, theirs: text };
  });
}

/** These have an entry of their own. */
const structural = new Set(["sealed", "linesSealed", "logoSealed", "lineItems", "supplier"]);

function envelopesOf(raw: RawRow): SeenEnvelope[] {
  const supplier = raw.supplier as RawRow | null | undefined;
  const all = [
    {
      title: raw.linesSealed ? "The sealed words of its head" : "All sealed words of this record",
      text: raw.sealed,
    },
    { title: "The sealed words of its lines", text: raw.linesSealed },
    { title: "The sealed logo", text: raw.logoSealed },
    { title: "The sealed words of your company", text: supplier?.sealed },
  ];
  return all.flatMap(({ title, text }) => (typeof text === "string" ? [{ title, text }] : []));
}

function isPresent(value: unknown): boolean {
  return value !== null && value !== undefined;
}

function labelOf(field: string): string {
  const words = fieldInWords(field);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A value as it is, or "" for null. */
function textOf(value: unknown): string {
  if (!isPresent(value)) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" ? value : JSON.stringify(value);
}
