import { sealedFields } from "#contract/sensitive.ts";
import { documentKinds } from "#domain/documents/trade-document.ts";
import { withEmptyFields } from "#vault/record-fields.ts";
import { openFields, sealFields } from "#vault/records.ts";
import { revisionsIn } from "#vault/revisions.ts";
import type { Vault, VaultAccess } from "#vault/vault.ts";
import { newId } from "#web/app/new-id.ts";
import { type DocumentDraft, type DraftWords, draftWordFields } from "#web/documents/document-draft.ts";
import type { DraftLine } from "#web/documents/draft-lines.ts";
import { draftKeyPrefix } from "#web/documents/plain-drafts.ts";

/**
 * [Note: Unsaved work]
 * What is typed survives a reload, a closed tab, a session's end, and signing out and in again. A draft lies on this
 * device with its words sealed, as a record does with the server: by the account's vault or, without encryption, under
 * a key that the server keeps for the user. Where nothing can be sealed it lives no longer than the tab, and ends at
 * signing out. Its envelope is bound to an id of its own, so that it can never pass for a record.
 *
 * Each document that is edited has one draft, and each new one a slot of its own, which its history entry names: a
 * reload finds the same draft, and two tabs have two. A tab that is duplicated comes with the slot of the first, and goes
 * on with a copy of its own; two tabs with one saved document share its draft, and the later says so. While the account is locked nothing is read and nothing written;
 * what was typed meanwhile goes into a slot of its own once there is a key, so that nothing kept before is overwritten.
 *
 * It lies in local storage, not in IndexedDB: a page that is left during a write there is kept by some browsers with
 * the write still open, which blocks every other. A change is sealed as it is made, since a page that is being closed
 * does not wait for the sealing: at most the letter typed within those few milliseconds is lost.
 */
export interface DraftPlace extends DraftShelf {
  /** Which draft: the id of the document that is edited, or {@link newDraftName} of a new one's slot. */
  name: string;
}

/** The drafts of one kind of document of one account. */
export interface DraftShelf {
  userId: string;
  kind: DocumentDraft["kind"];
}

/** Where drafts lie: what both of the browser's stores offer. */
export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

export interface DraftStores {
  /** Lives on when the tab is closed; for sealed words only. */
  lasting: DraftStorage;
  /** Lives as long as the tab. */
  fleeting: DraftStorage;
}

/** A draft of a new document, as a list shows it. */
export interface UnsavedDraft {
  slot: string;
  draft: DocumentDraft;
  /** Milliseconds since 1970; null for one that an earlier build kept. */
  keptAt: number | null;
}

/** Changes of a saved document that were not saved, as a list shows them. */
export interface ChangedDraft extends Omit<UnsavedDraft, "slot"> {
  /** The document's. */
  id: string;
}

/** As many new documents of a kind may lie unsaved; one more asks which to discard. */
export const mostNewDrafts = 20;

/** The slot of the one new document that earlier builds kept, whose name had no slot. */
const formerSlot = "former";

interface KeptDraft {
  draft: DocumentDraft;
  /** Absent where the words are plain. */
  sealed?: string | null;
  envelopeId: string;
  keptAt?: number | null;
}

/** The name of the draft of a new document. */
export function newDraftName(slot: string): string {
  return slot === formerSlot ? "new" : `new:${slot}`;
}

/**
 * Puts a draft away. A locked account keeps nothing, for nothing can be sealed; nor is one account's draft put away
 * with the key of another, who may have signed in meanwhile.
 *
 * @param keptAt the moment, milliseconds since 1970; null where an earlier build kept none
 * @throws VaultError, and what the storage throws when it is full
 */
export async function keepDraft(
  access: VaultAccess,
  place: DraftPlace,
  { draft, keptAt, stores }: { draft: DocumentDraft; keptAt: number | null; stores: DraftStores },
): Promise<void> {
  const own = forDrafts(access, place);
  if (own === "locked") return;
  const envelopeId = newId();
  const record = withEmptyFields(draft.kind, { id: envelopeId, ...draft.words, lineItems: draft.lines });
  const { sealed = null, lineItems } = await sealFields(own, draft.kind, record);
  const isPlain = sealed === null;
  const words = isPlain ? draft.words : ({} as DraftWords);
  const kept: KeptDraft = { draft: { ...draft, words, lines: lineItems }, sealed, envelopeId, keptAt };
  (isPlain ? stores.fleeting : stores.lasting).setItem(keyOf(place), JSON.stringify(kept));
}

/** The draft that was put away; null where there is none, or none that can be read and trusted. */
export async function readDraft(
  access: VaultAccess,
  place: DraftPlace,
  stores: DraftStores,
): Promise<DocumentDraft | null> {
  return (await readKept(access, place, stores))?.draft ?? null;
}

/** The new documents that were put away and can be read, the newest first. */
export async function readNewDrafts(
  access: VaultAccess,
  shelf: DraftShelf,
  stores: DraftStores,
): Promise<UnsavedDraft[]> {
  const all = await readShelf(access, shelf, stores);
  return all.flatMap(({ name, ...kept }) => {
    const slot = slotOf(name);
    return slot === null ? [] : [{ ...kept, slot }];
  });
}

/** The changes of saved documents that were put away and can be read, the newest first. */
export async function readChangedDrafts(
  access: VaultAccess,
  shelf: DraftShelf,
  stores: DraftStores,
): Promise<ChangedDraft[]> {
  const all = await readShelf(access, shelf, stores);
  return all.flatMap(({ name, ...kept }) => (slotOf(name) === null ? [{ ...kept, id: name }] : []));
}

/**
 * Seals with the account's vault what was kept before the account was encrypted, so that it can be gone on with and the
 * server's key opens nothing of it any more. What neither opens stays as it is.
 *
 * @param former what drafts were sealed with until then; asked for only where the vault does not open one
 */
export async function resealDrafts(
  vault: Vault,
  former: () => Promise<VaultAccess>,
  stores: DraftStores,
): Promise<void> {
  for (const place of placesOf(vault.userId, stores.lasting)) {
    if ((await readKept(vault, place, stores)) !== null) continue;
    const access = await former();
    const kept = typeof access === "string" ? null : await readKept(access, place, stores);
    if (kept) await keepDraft(vault, place, { draft: kept.draft, keptAt: kept.keptAt, stores });
  }
}

/** Tells whether anything lies at a place, also what cannot be read: it is not to be written over. */
export function isTaken(place: DraftPlace, { lasting, fleeting }: DraftStores): boolean {
  return [lasting, fleeting].some((store) => store.getItem(keyOf(place)) !== null);
}

/** Forgets a draft: it was saved, or thrown away. @returns puts it back as it was */
export function forgetDraft(place: DraftPlace, { lasting, fleeting }: DraftStores): () => void {
  const key = keyOf(place);
  const before = [lasting, fleeting].map((store) => ({ store, text: store.getItem(key) }));
  for (const { store } of before) store.removeItem(key);
  return () => {
    for (const { store, text } of before) if (text !== null) store.setItem(key, text);
  };
}

async function readShelf(access: VaultAccess, shelf: DraftShelf, stores: DraftStores) {
  const found = await Promise.all(
    namesOn(shelf, storeFor(access, stores)).map(async (name) => {
      const kept = await readKept(access, { ...shelf, name }, stores);
      return kept === null ? [] : [{ ...kept, name }];
    }),
  );
  return found.flat().sort((left, right) => (right.keptAt ?? 0) - (left.keptAt ?? 0));
}

async function readKept(
  access: VaultAccess,
  place: DraftPlace,
  stores: DraftStores,
): Promise<Omit<UnsavedDraft, "slot"> | null> {
  const own = forDrafts(access, place);
  const text = own === "locked" ? null : storeFor(own, stores).getItem(keyOf(place));
  if (text === null) return null;
  try {
    const kept = JSON.parse(text) as KeptDraft;
    const draft = await opened(own, kept);
    return draft && { draft, keptAt: kept.keptAt ?? null };
  } catch {
    return null;
  }
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

/** Drafts are no records of the server's: what the device remembers of those is neither asked nor added to. */
function forDrafts(access: VaultAccess, { userId }: DraftShelf): VaultAccess {
  if (typeof access === "string") return access;
  if (access.userId !== userId) return "locked";
  return { ...access, opened: new Map(), revisions: revisionsIn(new Map()) } satisfies Vault;
}

function storeFor(access: VaultAccess, { lasting, fleeting }: DraftStores): DraftStorage {
  return access === "none" ? fleeting : lasting;
}

/** The slot that a name stands for; null for a saved document's. */
function slotOf(name: string): string | null {
  if (name === newDraftName(formerSlot)) return formerSlot;
  return name.startsWith(newDraftName("")) ? name.slice(newDraftName("").length) : null;
}

function placesOf(userId: string, store: DraftStorage): DraftPlace[] {
  return documentKinds.flatMap((kind) =>
    namesOn({ userId, kind }, store).map((name) => ({ userId, kind, name })),
  );
}

function namesOn(shelf: DraftShelf, store: DraftStorage): string[] {
  const prefix = keyOf({ ...shelf, name: "" });
  const keys = Array.from({ length: store.length }, (_, at) => store.key(at) ?? "");
  return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
}

function keyOf({ userId, kind, name }: DraftPlace): string {
  return `${draftKeyPrefix}${userId}:${kind}:${name}`;
}
