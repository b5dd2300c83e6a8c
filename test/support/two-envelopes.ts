import { randomUUID } from "node:crypto";
import type { EnvelopeKind } from "#contract/sealed-kinds.ts";
import { kindRules } from "#domain/documents/kind-rules.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";

/** What is in an envelope, as far as these tests go: a mark, and in a head the mark of the lines that it names. */
export interface Marks {
  head: string;
  lines: string;
}

/**
 * An envelope that the server takes for one. It has a text in place of the ciphertext, which only the browser could
 * open.
 */
export function envelopeOf(kid: string, kind: EnvelopeKind, id: string, text: string): string {
  return `qw1:${kid}:${kind}:${id}:${Buffer.from(text.padEnd(48)).toString("base64url")}`;
}

/** The text of such an envelope. */
function textOf(envelope: string | null): string {
  return Buffer.from(envelope?.split(":").at(-1) ?? "", "base64url")
    .toString()
    .trimEnd();
}

/** A head that names lines by their mark. */
export function headOf(kid: string, kind: DocumentKind, id: string, { head, lines }: Marks): string {
  return envelopeOf(kid, kind, id, `${head} names ${lines}`);
}

/** Both envelopes of a document. */
export function bothOf(kid: string, kind: DocumentKind, id: string, marks: Marks) {
  return {
    sealed: headOf(kid, kind, id, marks),
    linesSealed: envelopeOf(kid, kindRules[kind].linesKind, id, marks.lines),
  };
}

/** Whether a reader would open a document: its head names the lines that are there. */
export function opens({ sealed, linesSealed }: { sealed: string | null; linesSealed: string | null }) {
  return textOf(sealed).endsWith(` names ${textOf(linesSealed)}`);
}

/** Two priced lines without words, as a sealed document has them. */
export function figures() {
  return [
    { id: randomUUID(), itemType: "labour", quantity: "2.5", unitCost: "40.00", hoursEstimate: "2.5" },
    { id: randomUUID(), itemType: "material", quantity: "3", unitCost: "50.00" },
  ];
}
