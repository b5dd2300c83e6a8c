import { useState } from "react";
import type { DocumentDraft } from "#web/drafts/document-draft.ts";
import { usePart } from "#web/overlays/use-part.ts";
import { areFiguresSkipped, skipFigures } from "#web/quoting/skipped-figures.ts";
import { useCompanyProfile } from "#web/records/company-queries.ts";

const loadFirstFigures = () => import("#web/quoting/first-figures.tsx");

/** Whether a firm is asked for its first figures, and the press that asks it again. */
export interface FirstFiguresQuestion {
  /** The card that asks; null while nobody is asked. */
  readonly part: Awaited<ReturnType<typeof loadFirstFigures>> | null;
  /** True while the card is on its way. */
  readonly isLoading: boolean;
  skip(): void;
  /** Asks again; null for a firm that has a profile, and while it is asked. */
  readonly ask: (() => void) | null;
}

/** Asks once in each browser, as long as the firm has no profile. A card that can't be loaded is not waited for. */
export function useFirstFigures(): FirstFiguresQuestion {
  const hasNone = useCompanyProfile().data === null;
  const [isSkipped, setSkipped] = useState(() => areFiguresSkipped(localStorage));
  const isAsked = hasNone && !isSkipped;
  const part = usePart(loadFirstFigures, isAsked, () => setSkipped(true));
  return {
    part: isAsked ? part : null,
    isLoading: isAsked && part === null,
    skip: () => {
      skipFigures(localStorage);
      setSkipped(true);
    },
    ask: hasNone && isSkipped ? () => setSkipped(false) : null,
  };
}

/** The press that asks again, as long as the draft has the markup and the tax that it began with. */
export function askAgain(
  question: FirstFiguresQuestion | undefined,
  { terms }: DocumentDraft,
  { terms: first }: DocumentDraft,
): (() => void) | undefined {
  const isUnchanged = terms.markupPercent === first.markupPercent && terms.taxPercent === first.taxPercent;
  return isUnchanged ? (question?.ask ?? undefined) : undefined;
}
