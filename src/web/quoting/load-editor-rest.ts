import { useState } from "react";
import { kindRules } from "#domain/documents/kind-rules.ts";
import { mayDeductCis } from "#domain/tax/cis.ts";
import type { DocumentDraft } from "#web/drafts/document-draft.ts";
import type { DraftWords } from "#web/drafts/draft-words.ts";
import { usePart } from "#web/overlays/use-part.ts";

/** The part of the editor that an empty draft on a phone does without. On a phone lines and the customer are rows. */
export type EditorRest = typeof import("#web/quoting/editor-rest.ts")["editorRest"] | PhoneRest;
type PhoneRest = typeof import("#web/quoting/editor-rest-phone.ts")["phoneRest"];

async function loadDeskRest(): Promise<EditorRest> {
  return (await import("#web/quoting/editor-rest.ts")).editorRest;
}

async function loadPhoneRest(): Promise<EditorRest> {
  return (await import("#web/quoting/editor-rest-phone.ts")).phoneRest;
}

/** A phone that is turned may be as wide as a desk. */
export function loadEditorRests(): Promise<unknown> {
  return Promise.all([loadPhoneRest(), loadDeskRest()]);
}

export interface RestPart {
  /** Null until it is loaded, and after a failure. */
  part: EditorRest | null;
  isFailed: boolean;
}

/** @param there the part, if it is loaded already */
export function useEditorRest(
  isPhone: boolean,
  isWanted: boolean,
  there: EditorRest | null = null,
): RestPart {
  const [isFailed, setFailed] = useState(false);
  const fail = () => setFailed(true);
  const isThere = there !== null && (there.AddItems === null) === isPhone;
  const isMissing = isWanted && !isThere && !isFailed;
  const onPhone = usePart(loadPhoneRest, isMissing && isPhone, fail);
  const onDesk = usePart(loadDeskRest, isMissing && !isPhone, fail);
  return { part: isThere ? there : isPhone ? onPhone : onDesk, isFailed };
}

/** @param supplier the firm whose rules apply */
export function needsRest(
  { kind, lines, words }: Pick<DocumentDraft, "kind" | "lines"> & { words: Pick<DraftWords, "customerName"> },
  supplier: Parameters<typeof mayDeductCis>[0],
): boolean {
  return lines.length > 0 || words.customerName !== "" || offersCis(kind, supplier);
}

/** Whether the document may deduct CIS: an invoice of a registered firm. */
export function offersCis(
  kind: DocumentDraft["kind"],
  supplier: Parameters<typeof mayDeductCis>[0],
): boolean {
  return kindRules[kind].asksForPayment && mayDeductCis(supplier);
}
