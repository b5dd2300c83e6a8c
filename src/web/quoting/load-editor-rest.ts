import { useState } from "react";
import { kindRules } from "#domain/documents/kind-rules.ts";
import { mayDeductCis } from "#domain/tax/cis.ts";
import type { DocumentDraft } from "#web/drafts/document-draft.ts";
import { usePart } from "#web/overlays/use-part.ts";

type DeskRest = typeof import("#web/quoting/editor-rest.ts")["editorRest"];
type PhoneRest = typeof import("#web/quoting/editor-rest-phone.ts")["phoneRest"];
type Cis = typeof import("#web/quoting/cis-fields.tsx");

/**
 * The part of the editor that an empty draft on a phone does without: from 768 px on, all of its form. The settings of
 * CIS are in it where the document may deduct that.
 */
export type EditorRest = (DeskRest | PhoneRest) & { CisFields: Cis["CisFields"] | null };

const loadCis = (): Promise<Cis> => import("#web/quoting/cis-fields.tsx");

async function loadDeskRest(): Promise<DeskRest> {
  return (await import("#web/quoting/editor-rest.ts")).editorRest;
}

async function loadPhoneRest(): Promise<PhoneRest> {
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

interface WantedRest {
  isPhone: boolean;
  isWanted: boolean;
  /** See {@link offersCis}. */
  hasCis: boolean;
}

/** @param there the part, if it is loaded already */
export function useEditorRest(wanted: WantedRest, there: EditorRest | null = null): RestPart {
  const { isPhone, isWanted, hasCis } = wanted;
  const [isFailed, setFailed] = useState(false);
  const fail = () => setFailed(true);
  const isThere =
    there !== null && (there.DeskForm === null) === isPhone && (!hasCis || there.CisFields !== null);
  const isMissing = isWanted && !isThere && !isFailed;
  const onPhone = usePart(loadPhoneRest, isMissing && isPhone, fail);
  const onDesk = usePart(loadDeskRest, isMissing && !isPhone, fail);
  const cis = usePart(loadCis, isMissing && hasCis, fail);
  if (isThere) return { part: there, isFailed };
  const rest = isPhone ? onPhone : onDesk;
  const isWhole = rest !== null && (!hasCis || cis !== null);
  return { part: isWhole ? { ...rest, CisFields: cis?.CisFields ?? null } : null, isFailed };
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
