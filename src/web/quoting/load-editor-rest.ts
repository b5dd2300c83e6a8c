import { useState } from "react";
import { kindRules } from "#domain/documents/kind-rules.ts";
import { mayDeductCis } from "#domain/tax/cis.ts";
import type { DocumentDraft } from "#web/drafts/document-draft.ts";
import { usePart } from "#web/overlays/use-part.ts";

export async function loadEditorRest() {
  return (await import("#web/quoting/editor-rest.ts")).editorRest;
}

export type EditorRest = Awaited<ReturnType<typeof loadEditorRest>>;

/** The part of the editor that an empty draft on a phone does without. */
export interface RestPart {
  /** Null until it is loaded, and after a failure. */
  part: EditorRest | null;
  isFailed: boolean;
}

/** @param there the part, if it is loaded already */
export function useEditorRest(isWanted: boolean, there: EditorRest | null = null): RestPart {
  const [isFailed, setFailed] = useState(false);
  const part = usePart(loadEditorRest, isWanted && there === null && !isFailed, () => setFailed(true));
  return { part: there ?? part, isFailed };
}

/** @param supplier the firm whose rules apply */
export function needsRest(
  { kind, lines }: Pick<DocumentDraft, "kind" | "lines">,
  supplier: Parameters<typeof mayDeductCis>[0],
): boolean {
  return lines.length > 0 || offersCis(kind, supplier);
}

/** Whether the document may deduct CIS: an invoice of a registered firm. */
export function offersCis(
  kind: DocumentDraft["kind"],
  supplier: Parameters<typeof mayDeductCis>[0],
): boolean {
  return kindRules[kind].asksForPayment && mayDeductCis(supplier);
}
