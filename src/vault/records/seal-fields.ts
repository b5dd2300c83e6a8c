import type { RecordKind } from "#contract/sealed-kinds.ts";
import { isId } from "#domain/ids/id.ts";
import { VaultError } from "#vault/primitives/vault-error.ts";
import { mentionsWords, type Wire, withWords, wordsOf } from "#vault/records/record-fields.ts";
import { envelopeColumns, type Sealed } from "#vault/records/records.ts";
import { sealRecord } from "#vault/records/seal-envelope.ts";
import type { VaultAccess } from "#vault/records/vault.ts";

/**
 * Seals a record before it is sent: its words go into `sealed` and are replaced by null; a company's logo goes into
 * `logoSealed` in the same way. A document is sent in two envelopes (`sealDocument`); this makes the one of version 1,
 * in which drafts are kept. A part of a record without any sealed field ({ status })
 * passes unchanged. An envelope is written whole, so a record with one of its fields must have all of them. Without
 * encryption (`none`) everything passes; with it, no word passes while the account is locked (decision P5).
 *
 * @throws VaultError `passphrase_required`, `fields_incomplete`, `record_without_id`, `field_not_text`,
 * `text_malformed`
 */
export async function sealFields<T extends object>(
  access: VaultAccess,
  kind: RecordKind,
  record: T,
): Promise<Sealed<T>> {
  if (access === "none") return record;
  let sealedRecord: Sealed<T> = record;
  const wire = record as Wire;
  for (const column of envelopeColumns(kind).filter((each) => mentionsWords(each.kind, wire))) {
    if (access === "locked") throw new VaultError("passphrase_required");
    const { id } = wire;
    if (typeof id !== "string" || !isId(id)) throw new VaultError("record_without_id", kind);
    const name = { kind: column.kind, id };
    const words = { ...wordsOf(column.kind, wire), revision: access.revisions.next(name) };
    const envelope = await sealRecord(access, name, words);
    sealedRecord = { ...sealedRecord, ...withWords(column.kind, wire, null), [column.name]: envelope };
  }
  return sealedRecord;
}
