import { sealedFields } from "#contract/sensitive.ts";
import { withEmptyFields } from "#vault/record-fields.ts";
import { openFields, sealFields } from "#vault/records.ts";
import type { VaultAccess } from "#vault/vault.ts";
import { newId } from "#web/app/new-id.ts";
import { type DocumentDraft, type DraftWords, draftWordFields } from "#web/documents/document-draft.ts";
import type { DraftLine } from "#web/documents/draft-lines.ts";
import { draftKeyPrefix } from "#web/documents/plain-drafts.ts";

/**
 * [Note: Unsaved work]
 * What is typed survives a reload, and signing out and in again. The draft lies on this device with its words sealed,
 * as a record does with the server: by the account's vault or, without encryption, under a key that the server keeps
 * for the user. Where nothing can be sealed it lives no longer than the tab, and ends at signing out. Its envelope is
 * bound to an id of its own, so that it can never pass for a record.
 */
export interface DraftPlace {
  userId: string;
  kind: DocumentDraft["kind"];
  /** The document that is edited; null for a new one. */
  id: string | null;
}

/** Where drafts lie: what both of the browser's stores offer. */
export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export interface DraftStores {
  /** Lives on when the tab is closed; for sealed words only. */
  lasting: DraftStorage;
  /** Lives as long as the tab. */
  fleeting: DraftStorage;
}

interface KeptDraft {
  draft: DocumentDraft;
  /** Absent where the words are plain. */
  sealed?: string | null;
  envelopeId: string;
}

/** Puts a draft away. A locked account keeps nothing, for nothing can be sealed. @throws VaultError */
export async function keepDraft(
  access: VaultAccess,
  place: DraftPlace,
  { draft, stores }: { draft: DocumentDraft; stores: DraftStores },
): Promise<void> {
  if (access === "locked") return;
  const envelopeId = newId();
  const record = withEmptyFields(draft.kind, { id: envelopeId, ...draft.words, lineItems: draft.lines });
  const { sealed = null, lineItems } = await sealFields(access, draft.kind, record);
  const isPlain = sealed === null;
  const words = isPlain ? draft.words : ({} as DraftWords);
  const kept: KeptDraft = { draft: { ...draft, words, lines: lineItems }, sealed, envelopeId };
  (isPlain ? stores.fleeting : stores.lasting).setItem(keyOf(place), JSON.stringify(kept));
}

/** The draft that was put away; null where there is none, or none that can be read and trusted. */
export async function readDraft(
  access: VaultAccess,
  place: DraftPlace,
  stores: DraftStores,
): Promise<DocumentDraft | null> {
  if (access === "locked") return null;
  const text = (access === "none" ? stores.fleeting : stores.lasting).getItem(keyOf(place));
  try {
    return text === null ? null : await opened(access, JSON.parse(text) as KeptDraft);
  } catch {
    return null;
  }
}

/** Forgets a draft: it was saved, or thrown away. */
export function forgetDraft(place: DraftPlace, { lasting, fleeting }: DraftStores): void {
  lasting.removeItem(keyOf(place));
  fleeting.removeItem(keyOf(place));
}

async function opened(
  access: VaultAccess,
  { draft, sealed, envelopeId }: KeptDraft,
): Promise<DocumentDraft | null> {
  if (access === "none") return draft;
  const blank = Object.fromEntries(sealedFields[draft.kind].fields.map((field) => [field, null]));
  const row = { ...blank, id: envelopeId, sealed, lineItems: draft.lines };
  const { state, record } = await openFields(access, draft.kind, row);
  if (state !== "open") return null;
  const own = record as unknown as Record<keyof DraftWords, string | null>;
  const words = Object.fromEntries(draftWordFields.map((field) => [field, own[field] ?? ""])) as DraftWords;
  return { ...draft, words, lines: record.lineItems as readonly DraftLine[] };
}

function keyOf({ userId, kind, id }: DraftPlace): string {
  return `${draftKeyPrefix}${userId}:${kind}:${id ?? "new"}`;
}
