import { useState } from "react";
import { kindRules } from "#domain/documents/kind-rules.ts";
import { mayDeductCis } from "#domain/tax/cis.ts";
import type { DocumentDraft } from "#web/drafts/document-draft.ts";
import { usePart } from "#web/overlays/use-part.ts";

type Cis = typeof import("#web/quoting/cis-fields.tsx");
type DeskRest = typeof import("#web/quoting/editor-rest.ts")["editorRest"] & {
  /** Null where the document may not deduct CIS. */
  CisFields: Cis["CisFields"] | null;
};
type PhoneRest = typeof import("#web/quoting/editor-rest-phone.ts")["phoneRest"];

/**
 * The part of the editor that an empty draft on a phone does without: from 768 px on, all of its form and of its sums,
 * where the document may deduct CIS with the settings of that. A phone has them in a sheet.
 */
export type EditorRest = DeskRest | PhoneRest;

async function loadDeskRest(): Promise<DeskRest> {
  return { ...(await import("#web/quoting/editor-rest.ts")).editorRest, CisFields: null };
}

async function loadRestWithCis(): Promise<DeskRest> {
  const [rest, { CisFields }] = await Promise.all([loadDeskRest(), import("#web/quoting/cis-fields.tsx")]);
  return { ...rest, CisFields };
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
  const isThere = there !== null && (there.DeskForm === null) === isPhone;
  const isMissing = isWanted && !isThere && !isFailed;
  const onPhone = usePart(loadPhoneRest, isMissing && isPhone, fail);
  const onDesk = usePart(hasCis ? loadRestWithCis : loadDeskRest, isMissing && !isPhone, fail);
  if (isThere) return { part: there, isFailed };
  return { part: isPhone ? onPhone : onDesk, isFailed };
}

/** Whether the document may deduct CIS: an invoice of a registered firm. */
export function offersCis(
  kind: DocumentDraft["kind"],
  supplier: Parameters<typeof mayDeductCis>[0],
): boolean {
  return kindRules[kind].asksForPayment && mayDeductCis(supplier);
}
