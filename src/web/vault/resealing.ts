import { sealingBatch } from "#contract/sealing.ts";
import { sealingAgainRoutes } from "#contract/sealing-again.ts";
import type { Id } from "#domain/ids/id.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { VaultError } from "#vault/primitives/vault-error.ts";
import { openFields } from "#vault/records/records.ts";
import type { DocumentEnvelopes, WholeDocument } from "#vault/records/seal-document.ts";
import type { Vault } from "#vault/records/vault.ts";
import { call } from "#web/base/call.ts";
import { hasPlainLetterhead, readRow } from "#web/vault/document-rows.ts";
import { encryptionState } from "#web/vault/vault-session.ts";

/** A document as the server lists it: which, and at which version. */
interface NamedDocument {
  kind: DocumentKind;
  id: Id<"Quote" | "Invoice">;
  version: number;
}

/**
 * Seals documents whose words are in one envelope again in two, see [Note: Sealing documents in two envelopes]. One tab
 * of this browser works at a time. When something goes wrong, it stops without a word, and goes on after the next unlock.
 */
export async function sealDocumentsAgain(userId: Id<"User">): Promise<void> {
  const options = { ifAvailable: true };
  try {
    await navigator.locks.request(`quotewright-resealing-${userId}`, options, (lock) => lock && work(userId));
  } catch {
    // A document that is still in one envelope opens as before.
  }
}

async function work(userId: Id<"User">): Promise<void> {
  let after: NamedDocument["id"] | undefined;
  for (let isLast = false; !isLast; ) {
    const { documents } = await call(sealingAgainRoutes.oneEnvelope, { query: after ? { after } : {} });
    let records: (NamedDocument & DocumentEnvelopes)[] = [];
    for (const document of documents) {
      const vault = openVaultOf(userId);
      if (vault === null) return;
      const envelopes = await sealedAgain(vault, document);
      if (envelopes) records.push({ ...document, ...envelopes });
      if (lengthOf(records) < mostCharacters) continue;
      await send(records);
      records = [];
    }
    await send(records);
    after = documents.at(-1)?.id;
    isLast = documents.length < sealingBatch;
  }
}

/** From here on a request is sent, so that documents with a thousand long lines fit into one. */
const mostCharacters = 2_000_000;

function lengthOf(records: readonly DocumentEnvelopes[]): number {
  return records.reduce((sum, { sealed, linesSealed }) => sum + sealed.length + linesSealed.length, 0);
}

async function send(records: (NamedDocument & DocumentEnvelopes)[]): Promise<void> {
  if (records.length > 0) await call(sealingAgainRoutes.resealDocuments, { body: { records } });
}

/** Null for a document that was changed or deleted meanwhile, or does not open: it stays as it is. */
async function sealedAgain(
  vault: Vault,
  { kind, id, version }: NamedDocument,
): Promise<DocumentEnvelopes | null> {
  const row = await readRow({ kind, id });
  if (row?.version !== version || row.linesSealed || hasPlainLetterhead(row)) return null;
  const opened = await openFields<object>(vault, kind, row);
  if (opened.state !== "open" || !opened.sealed) return null;
  // Loaded here, because most accounts have nothing to seal again.
  const { sealDocument } = await import("#vault/records/seal-document.ts");
  return sealDocument(vault, kind, { document: opened.record as WholeDocument }).catch(noneIfUnsealable);
}

/** A document that cannot be sealed must not keep the others from it. */
function noneIfUnsealable(error: unknown): null {
  if (error instanceof VaultError) return null;
  throw error;
}

/** The vault, while the account is open in this tab and all of it is sealed; otherwise null. */
function openVaultOf(userId: Id<"User">): Vault | null {
  const now = encryptionState();
  if (now.phase !== "ready" || now.unlocked.vault.userId !== userId) return null;
  return now.unlocked.vault.mode === "strict" ? now.unlocked.vault : null;
}
