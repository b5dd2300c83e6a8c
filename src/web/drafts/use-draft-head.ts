import { useState } from "react";
import type { DocumentDraft, DraftHead } from "#web/drafts/document-draft.ts";

/** The draft without its lines. It stays the same object while only lines change, so what shows it is not drawn again. */
export function useDraftHead(draft: DocumentDraft): DraftHead {
  const [head, setHead] = useState(draft);
  const isSame = (Object.keys({ ...head, ...draft }) as (keyof DocumentDraft)[]).every(
    (key) => key === "lines" || head[key] === draft[key],
  );
  if (isSame) return head;
  setHead(draft);
  return draft;
}
