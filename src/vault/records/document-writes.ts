import { sealedParts } from "#contract/sealed-kinds.ts";
import type { CompanyTerms } from "#domain/company/company-profile.ts";
import { kindRules } from "#domain/documents/kind-rules.ts";
import type { Pence } from "#domain/money/pence.ts";
import { invoiceOnlyTerms } from "#domain/pricing/default-terms.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { LineItem } from "#domain/pricing/line-item.ts";
import type { PriceTerms } from "#domain/pricing/terms.ts";
import type { Language } from "#domain/region/region.ts";
import { changedFigures, convertedFigures, newFigures } from "#domain/tax/document-figures.ts";
import type { SentTerms, SentTicks } from "#domain/tax/document-terms.ts";
import { VaultError } from "#vault/primitives/vault-error.ts";
import { type Wire, withWords } from "#vault/records/record-fields.ts";
import type { Sealed } from "#vault/records/records.ts";
import { sealDocument, type WholeDocument } from "#vault/records/seal-document.ts";
import { sealFields } from "#vault/records/seal-fields.ts";
import type { Vault, VaultAccess } from "#vault/records/vault.ts";

/** The body of a write: all words or none of them, and whatever else is sent. */
type DocumentBody = SentTerms & { id: string; lineItems?: readonly LineItem[] };

/** The firm's profile as it is stored. */
export interface StoredProfile extends CompanyTerms {
  version: number;
  sealed?: string | null;
}

/** A document as it was read and opened, at the version that a write names. A quote has no terms of an invoice. */
export interface StoredDocument
  extends Omit<PriceTerms, keyof typeof invoiceOnlyTerms>,
    Partial<Pick<PriceTerms, keyof typeof invoiceOnlyTerms>> {
  id: string;
  status: string;
  language: Language;
  total: Pence;
  lineItems: readonly LineItem[];
  supplier?: (CompanyTerms & { sealed?: string | null }) | null;
  /** The envelope of its lines; absent or null when the words of both parts are in one. */
  linesSealed?: string | null;
}

/** What a sealed write adds to its body. */
interface Names {
  total?: Pence;
  /** The version of the profile that the head of a new invoice names; null without one. */
  supplierVersion?: number | null;
}

/**
 * Seals the body of a new document. See [Note: What a head names] and [Note: Figures of a write]. Without encryption it
 * passes unchanged.
 *
 * @throws VaultError as sealFields and sealDocument; DocumentTooLarge beyond exact arithmetic
 */
export async function sealNewDocument<T extends DocumentBody & { lineItems: readonly LineItem[] }>(
  access: VaultAccess,
  kind: DocumentKind,
  { body, profile, language }: { body: T; profile: StoredProfile | null; language: Language },
): Promise<Sealed<T> & Names> {
  const vault = unlocked(access);
  if (vault === null) return body;
  const { asksForPayment } = kindRules[kind];
  const supplier = asksForPayment ? profile : null;
  const names = asksForPayment ? { supplierVersion: profile?.version ?? null } : {};
  if (isPlain(supplier)) return { ...(await sealFields(vault, kind, body)), ...names };
  const figures = newFigures(kind, body, { profile, language });
  const document = { ...body, ...figures, language, supplier };
  return { ...(await sealed(vault, kind, { body, document })), ...names, total: figures.total };
}

/**
 * Seals the body of a change. When neither words nor figures of the lines change, it is a head alone, which keeps the
 * envelope of the lines; then the body has no lines.
 *
 * @param stored the document at the version that the change names
 * @param profile the present one, whose terms a quote has
 * @throws VaultError as sealFields and sealDocument; DocumentTooLarge beyond exact arithmetic
 */
export async function sealChangedDocument<T extends DocumentBody>(
  access: VaultAccess,
  kind: DocumentKind,
  { body, stored, profile }: { body: T; stored: StoredDocument; profile: CompanyTerms | null },
): Promise<Sealed<T> & Names> {
  const vault = unlocked(access);
  if (vault === null) return body;
  const { supplier = null, language, linesSealed } = stored;
  if (isPlain(supplier)) return sealFields(vault, kind, body);
  const firm = supplier ?? profile;
  const figures = changedFigures(
    kind,
    { ...invoiceOnlyTerms, ...stored },
    { sent: body, profile: firm && { ...firm, language } },
  );
  const sent: DocumentBody = body;
  const document = { ...stored, ...sent, ...figures, language, supplier };
  const keptLines = linesSealed && hasSameLines(kind, stored, body) ? linesSealed : undefined;
  return sealed(vault, kind, { body, document, keptLines });
}

/**
 * Seals the words of the invoice that is made from a quote (decision W11), in a body that has its terms.
 *
 * @param words of the invoice, and its lines with their words
 * @throws VaultError as sealFields and sealDocument; DocumentTooLarge beyond exact arithmetic
 */
export async function sealConvertedDocument<T extends SentTicks & { id: string }>(
  access: VaultAccess,
  { quote, body, words, profile }: Conversion<T>,
): Promise<T & Names & { sealed?: string; linesSealed?: string }> {
  const vault = unlocked(access);
  if (vault === null) return body;
  const { language } = quote;
  const supplierVersion = profile?.version ?? null;
  if (isPlain(profile)) {
    const { sealed: envelope } = await sealFields(vault, "invoice", { ...words, id: body.id });
    return { ...body, ...(envelope ? { sealed: envelope } : {}), supplierVersion };
  }
  const firm = profile && { ...profile, language };
  const figures = convertedFigures({ ...invoiceOnlyTerms, ...quote }, body, firm);
  const document = { ...words, ...figures, id: body.id, language, supplier: profile };
  return { ...body, ...(await sealDocument(vault, "invoice", { document })), supplierVersion };
}

interface Conversion<T> {
  quote: StoredDocument;
  body: T;
  words: { lineItems: readonly LineItem[] };
  profile: StoredProfile | null;
}

/** The vault; null for an account without encryption. @throws VaultError `passphrase_required` */
function unlocked(access: VaultAccess): Vault | null {
  if (access === "locked") throw new VaultError("passphrase_required");
  return access === "none" ? null : access;
}

/**
 * Whether a letterhead is still to be sealed, in an account that is being encrypted: its envelope has no digest yet, so
 * the document gets the one envelope of version 1, and two in the background later.
 */
function isPlain(supplier: { sealed?: string | null } | null): boolean {
  return supplier !== null && !supplier.sealed;
}

async function sealed<T extends DocumentBody>(
  vault: Vault,
  kind: DocumentKind,
  { body, document, keptLines }: { body: T; document: WholeDocument; keptLines?: string | undefined },
): Promise<Sealed<T>> {
  const envelopes = await sealDocument(vault, kind, { document, keptLines });
  if (keptLines === undefined) return { ...body, ...withWords(kind, { ...body }, null), ...envelopes };
  const { lineItems: _, ...rest } = { ...body, ...withWords(kind, {}, null) };
  return { ...(rest as T), sealed: envelopes.sealed };
}

/** Whether a change leaves what is sealed with the lines as it was, and the lines themselves. */
function hasSameLines(kind: DocumentKind, stored: StoredDocument, body: DocumentBody): boolean {
  const { fields, lineItems } = sealedParts[kind].lines;
  const pick = (record: Wire, names: readonly string[]) => names.map((name) => record[name] ?? null);
  const part = (record: Wire, lines: readonly LineItem[]) =>
    JSON.stringify([
      pick(record, fields),
      lines.map((line) => pick({ ...line }, [...lineItems, ...lineNumbers])),
    ]);
  const changed = { ...stored, ...body };
  return part({ ...stored }, stored.lineItems) === part(changed, changed.lineItems ?? stored.lineItems);
}

/** What the server stores of a line besides its words. */
const lineNumbers = [
  "id",
  "itemType",
  "customType",
  "materialId",
  "laborItemId",
  "quantity",
  "unitPrice",
  "hoursEstimate",
] as const satisfies (keyof LineItem)[];
