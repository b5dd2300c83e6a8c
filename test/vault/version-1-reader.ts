import type { RecordKind } from "#contract/sealed-kinds.ts";
import { aesOpen } from "#vault/primitives/aes-gcm.ts";
import { fromBase64url } from "#vault/primitives/bytes.ts";
import { labels, statement } from "#vault/primitives/statement.ts";
import type { Vault } from "#vault/records/vault.ts";

type Row = Readonly<Record<string, unknown>>;
type Words = Readonly<Record<string, string | null>>;

/**
 * The reading of a document as it was before there were two envelopes, kept to see what a page of that time makes of a
 * document of today: the one envelope has the words of the document and, by line id, those of its lines, and they must
 * be the lines of the row.
 */
export async function openAsVersion1(
  vault: Vault,
  kind: RecordKind,
  row: Row,
): Promise<{ state: "open"; record: Row } | { state: "tampered"; reason: string }> {
  const refused = (reason: string) => ({ state: "tampered" as const, reason });
  const envelope = String(row.sealed);
  const names = [
    { kind, id: row.id },
    ...(kind === "invoice" ? [{ kind: "quote" as const, id: row.quoteId }] : []),
  ];
  const name = names.find((each) => envelope.startsWith(`qw1:${vault.kid}:${each.kind}:${each.id}:`));
  if (!name) return refused("envelope_misplaced");
  const body = fromBase64url(envelope.slice(envelope.lastIndexOf(":") + 1));
  const aad = statement(labels.envelope, vault.userId, vault.kid, name.kind, String(name.id));
  const text = await aesOpen(vault.recordKeys[name.kind], aad, body);
  if (!text) return refused("envelope_broken");
  const flat: Words & { lineItems?: Record<string, Words> } = JSON.parse(new TextDecoder().decode(text));
  const { lineItems: sealedLines = {}, ...words } = flat;
  const lines = (row.lineItems ?? []) as Row[];
  const ids = new Set(lines.map(({ id }) => id));
  const sealedIds = Object.keys(sealedLines);
  if (lines.length !== sealedIds.length || !sealedIds.every((id) => ids.has(id)))
    return refused("lines_differ");
  const lineItems = lines.map((line) => ({ ...line, ...sealedLines[String(line.id)] }));
  return { state: "open", record: { ...row, ...words, lineItems } };
}
