import { sealedFields } from "#contract/sealed-kinds.ts";
import type { TypedWord } from "#domain/documents/document-words.ts";
import { documentKinds } from "#domain/pricing/document-kind.ts";
import { withEmptyFields } from "#vault/records/record-fields.ts";
import { openFields } from "#vault/records/records.ts";
import { revisionsIn } from "#vault/records/revisions.ts";
import { sealFields } from "#vault/records/seal-fields.ts";
import type { Vault, VaultAccess } from "#vault/records/vault.ts";
import { newId } from "#web/base/new-id.ts";
import type { DocumentDraft } from "#web/drafts/document-draft.ts";
import { draftKeyPrefix } from "#web/drafts/draft-key-prefix.ts";
import { type DraftWords, draftWordsOf } from "#web/drafts/draft-words.ts";
import { atVersion, type KeptDraft, parseKeptDraft, type RaisedVersion } from "#web/drafts/kept-draft.ts";

/**
 * [Note: Unsaved work]
 * What is typed survives a reload, a closed tab, the end of a session, and signing out and in again. A draft is
 * stored on this device with its words sealed, like a record on the server: by the account's vault or, without
 * encryption, under a key that the server keeps for the user. When nothing can be sealed, the draft lives no longer
 * than the tab, and ends at sign-out. Its envelope is bound to an id of its own, so that it can never pass for a
 * record.
 *
 * Each saved document has at most one draft. Each new document has a slot of its own, which its history entry names,
 * so a reload finds the same draft and two tabs have two. A duplicated tab comes with the slot of the first, so it
 * continues with a copy. Two tabs on one saved document share its draft, and the later one says so. While the account
 * is locked, nothing is read or written. What is typed in the meantime goes into a slot of its own once there is a
 * key, so that no stored draft is overwritten.
 *
 * Drafts are in local storage, not in IndexedDB, because some browsers keep a page that was left during an IndexedDB
 * write with the write still open, and that blocks every other one. A change is sealed in the task after
 * the one that shows it, since a key must not wait for its seal, nor a closing page for what is not sealed yet. At most
 * the letter typed within those few milliseconds is lost.
 */
export interface DraftPlace extends DraftShelf {
  /** Which draft: the id of the document being edited, or {@link newDraftName} of a new document's slot. */
  name: string;
}

/** The drafts of one kind of document in one account. */
export interface DraftShelf {
  userId: string;
  kind: DocumentDraft["kind"];
}

/** Where drafts are stored: the methods that both of the browser's stores have. */
export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

export interface DraftStores {
  /** Survives closing the tab; for sealed words only. */
  lasting: DraftStorage;
  /** Lives as long as the tab. */
  fleeting: DraftStorage;
}

/** A draft of a new document, as shown in a list. */
export interface UnsavedDraft {
  slot: string;
  draft: DocumentDraft;
  /** Milliseconds since 1970; null for a draft from an earlier build. */
  keptAt: number | null;
}

/** Unsaved changes to a saved document, as shown in a list. */
export interface ChangedDraft extends Omit<UnsavedDraft, "slot"> {
  /** The id of the document. */
  id: string;
}

/** The limit of unsaved new documents per kind. One more asks which to discard. */
export const mostNewDrafts = 20;

/** The slot of the only new document in earlier builds, whose name had no slot. */
const formerSlot = "former";

/** The name of a new document's draft. */
export function newDraftName(slot: string): string {
  return slot === formerSlot ? "new" : `new:${slot}`;
}

/**
 * Stores a draft. A locked account stores nothing, because nothing can be sealed. A draft is never stored with the
 * key of another account, which may have signed in meanwhile.
 *
 * @param keptAt when it was stored, in milliseconds since 1970; null when an earlier build recorded no time
 * @throws VaultError, and whatever the storage throws when it is full
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
  const kept = { draft: { ...draft, words, lines: lineItems }, sealed, envelopeId, keptAt };
  (isPlain ? stores.fleeting : stores.lasting).setItem(keyOf(place), JSON.stringify(kept));
}

/** The stored draft; null when there is no draft that can be read and trusted. */
export async function readDraft(
  access: VaultAccess,
  place: DraftPlace,
  stores: DraftStores,
): Promise<DocumentDraft | null> {
  return (await readKept(access, place, stores))?.draft ?? null;
}

/** The stored drafts of new documents that can be read, newest first. */
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

/** The stored changes to saved documents that can be read, newest first. */
export async function readChangedDrafts(
  access: VaultAccess,
  shelf: DraftShelf,
  stores: DraftStores,
): Promise<ChangedDraft[]> {
  const all = await readShelf(access, shelf, stores);
  return all.flatMap(({ name, ...kept }) => (slotOf(name) === null ? [{ ...kept, id: name }] : []));
}

/**
 * Seals the drafts from before the account was encrypted with the account's vault, so that they can be continued and
 * the server's key no longer opens them. A draft that neither key opens stays as it is.
 *
 * @param former returns what drafts were sealed with until then; called only when the vault does not open one
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

/** True when anything is stored at a place, readable or not, so that it must not be overwritten. */
export function isTaken(place: DraftPlace, { lasting, fleeting }: DraftStores): boolean {
  return [lasting, fleeting].some((store) => store.getItem(keyOf(place)) !== null);
}

/**
 * Forgets a draft that was saved or discarded.
 *
 * @returns a function that puts it back, to a document whose version has risen if one names it
 */
export function forgetDraft(
  place: DraftPlace,
  { lasting, fleeting }: DraftStores,
): (raised?: RaisedVersion) => void {
  const key = keyOf(place);
  const before = [lasting, fleeting].map((store) => ({ store, text: store.getItem(key) }));
  for (const { store } of before) store.removeItem(key);
  return (raised) => {
    for (const { store, text } of before) {
      if (text !== null) store.setItem(key, raised ? atVersion(text, raised) : text);
    }
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
  const kept = parseKeptDraft(text);
  if (kept === null) return null;
  try {
    const draft = await opened(own, kept);
    return draft && { draft, keptAt: kept.keptAt };
  } catch {
    return null;
  }
}

async function opened(
  access: VaultAccess,
  { draft, sealed, envelopeId }: KeptDraft,
): Promise<DocumentDraft | null> {
  if (access === "none") return { ...draft, words: draftWordsOf(draft.words) };
  const fields = sealedFields[draft.kind].fields;
  const blank: Partial<Record<TypedWord, null>> = Object.fromEntries(fields.map((field) => [field, null]));
  const row = { ...blank, id: envelopeId, sealed, lineItems: draft.lines };
  const { state, record } = await openFields(access, draft.kind, row);
  if (state !== "open") return null;
  return { ...draft, words: draftWordsOf(record), lines: record.lineItems };
}

/** Drafts are not records on the server, so the revisions remembered for records are neither checked nor updated. */
function forDrafts(access: VaultAccess, { userId }: DraftShelf): VaultAccess {
  if (typeof access === "string") return access;
  if (access.userId !== userId) return "locked";
  return { ...access, opened: new Map(), revisions: revisionsIn(new Map()) } satisfies Vault;
}

function storeFor(access: VaultAccess, { lasting, fleeting }: DraftStores): DraftStorage {
  return access === "none" ? fleeting : lasting;
}

/** The slot in a draft's name; null for the draft of a saved document. */
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
