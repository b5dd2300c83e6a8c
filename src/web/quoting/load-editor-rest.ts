import { useState } from "react";
import { usePart } from "#web/overlays/use-part.ts";

type DeskRest = typeof import("#web/quoting/editor-rest.ts")["editorRest"];
type PhoneRest = typeof import("#web/quoting/editor-rest-phone.ts")["phoneRest"];

/**
 * The part of the editor that an empty draft on a phone does without: from 768 px on, all of its form and of its sums.
 */
export type EditorRest = DeskRest | PhoneRest;

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
}

/** @param there the part, if it is loaded already */
export function useEditorRest(wanted: WantedRest, there: EditorRest | null = null): RestPart {
  const { isPhone, isWanted } = wanted;
  const [isFailed, setFailed] = useState(false);
  const fail = () => setFailed(true);
  const isThere = there !== null && (there.DeskForm === null) === isPhone;
  const isMissing = isWanted && !isThere && !isFailed;
  const onPhone = usePart(loadPhoneRest, isMissing && isPhone, fail);
  const onDesk = usePart(loadDeskRest, isMissing && !isPhone, fail);
  if (isThere) return { part: there, isFailed };
  return { part: isPhone ? onPhone : onDesk, isFailed };
}
