import { type RecordKind, sealedFields } from "#contract/sensitive.ts";
import type { Opened } from "#vault/records.ts";
import { fieldInWords } from "#web/legal/stored-fields.ts";
import type { RawRecord, RawRow } from "#web/privacy/raw-records.ts";

/** One field on both sides. */
export interface SeenField {
  /** "Account number" */
  label: string;
  /** Stands in the table of sealed fields. */
  isWord: boolean;
  /** What this browser shows; null where it cannot open it. */
  yours: string | null;
  /** What the server has in this place; null where it has nothing but the envelope. */
  theirs: string | null;
}

/** Fields that belong together: the record's own, those of a line, those of the supplier. */
export interface SeenGroup {
  /** Null for the record's own. */
  title: string | null;
  fields: SeenField[];
}

/** Sealed text as the server has it. */
export interface SeenEnvelope {
  title: string;
  text: string;
}

/** A record on both sides. */
export interface SeenRecord {
  groups: SeenGroup[];
  envelopes: SeenEnvelope[];
}

/**
 * Puts what the server sent beside what this browser made of it, field by field: the words first, then the others,
 * each exactly as it is on the wire.
 */
export function seenRecord({ kind, raw, opened, supplier }: RawRecord): SeenRecord {
  const record = { raw, opened: shown(opened), isSealed: isPresent(raw.sealed) };
  const logo = { ...record, isSealed: isPresent(raw.logoSealed) };
  const own = [
    ...wordsOf(sealedFields[kind].fields, record),
    ...(kind === "companyProfile" ? wordsOf(sealedFields.companyLogo.fields, logo) : []),
    ...othersOf(raw, [...sealedFields[kind].fields, ...sealedFields.companyLogo.fields]),
  ];
  const groups: SeenGroup[] = [{ title: null, fields: own }, ...linesOf(kind, record)];
  if (supplier) groups.push(supplierOf(raw.supplier as RawRow, supplier));
  return { groups, envelopes: envelopesOf(raw) };
}

interface BothSides {
  raw: RawRow;
  /** The record as the screens have it; null while it is locked, or where it is not to be trusted. */
  opened: RawRow | null;
  /** The words are in an envelope, the empty ones too. */
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
    return { title: `Line ${index + 1}`, fields: [...wordsOf(words, sides), ...othersOf(line, words)] };
  });
}

function supplierOf(raw: RawRow, supplier: Opened<RawRow>): SeenGroup {
  const words = sealedFields.companyProfile.fields;
  const sides = { raw, opened: shown(supplier), isSealed: isPresent(raw.sealed) };
  return {
    title: "Your company, as it was then",
    fields: [...wordsOf(words, sides), ...othersOf(raw, words)],
  };
}

function wordsOf(words: readonly string[], { raw, opened, isSealed }: BothSides): SeenField[] {
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

/** Told of by themselves. */
const structural = new Set(["sealed", "logoSealed", "lineItems", "supplier"]);

function envelopesOf(raw: RawRow): SeenEnvelope[] {
  const supplier = raw.supplier as RawRow | null | undefined;
  const all = [
    { title: "All sealed words of this record", text: raw.sealed },
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

/** A value as it is, "" for none. */
function textOf(value: unknown): string {
  if (!isPresent(value)) return "";
  if (typeof value === "boolean") return value ? "yes" : "no";
  return typeof value === "string" ? value : JSON.stringify(value);
}
