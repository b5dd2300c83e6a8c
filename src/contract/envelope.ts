import { type EnvelopeKind, envelopeKinds } from "#contract/sealed-kinds.ts";
import { isId } from "#domain/ids/id.ts";

/**
 * [Note: The envelope]
 * `qw1:<kid>:<kind>:<record id>:<base64url of iv 12 | ciphertext | tag 16>`. The prefix is strict and versioned, so
 * that nothing is taken for encrypted by guessing (decision P4). The server reads the public head only; only the
 * vault can make or open an envelope.
 */
export interface EnvelopeHead {
  /** Public id of the root key that sealed it: 16 bytes in base64url. */
  kid: string;
  kind: EnvelopeKind;
  recordId: string;
}

const shape = /^qw1:([A-Za-z0-9_-]{22}):([A-Za-z]+):([0-9a-f-]{36}):([A-Za-z0-9_-]{38,})$/;

/** Reads the public head and the body of an envelope; null when the text is not one. */
export function readEnvelope(text: string): (EnvelopeHead & { body: string }) | null {
  const [, kid, kindText, recordId, body] = shape.exec(text) ?? [];
  const kind = envelopeKinds.find((known) => known === kindText);
  if (!kid || !kind || !recordId || !body || !isId(recordId)) return null;
  return { kid, kind, recordId, body };
}
