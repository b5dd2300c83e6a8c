import { useState } from "react";
import { useUser } from "#web/base/user-query.ts";
import { type DocumentDraft, startingTerms } from "#web/drafts/document-draft.ts";
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

/** Asks each account once in a browser, as long as the firm has no profile. A card that can't be loaded is not waited for. */
export function useFirstFigures(): FirstFiguresQuestion {
  const hasNone = useCompanyProfile().data === null;
  const userId = useUser().data?.id ?? "";
  const [isSkipped, setSkipped] = useState(() => areFiguresSkipped(localStorage, userId));
  const isAsked = hasNone && !isSkipped;
  const part = usePart(loadFirstFigures, isAsked, () => setSkipped(true));
  return {
    part: isAsked ? part : null,
    isLoading: isAsked && part === null,
    skip: () => {
      skipFigures(localStorage, userId);
      setSkipped(true);
    },
    ask: hasNone && isSkipped ? () => setSkipped(false) : null,
  };
}

/** The press that asks again, as long as the draft has our starting figures and not the firm's own. */
export function askAgain(
  question: Pick<FirstFiguresQuestion, "ask"> | undefined,
  { kind, language, terms }: Pick<DocumentDraft, "kind" | "language" | "terms">,
): (() => void) | undefined {
  const { markupPercent, taxPercent } = startingTerms(kind, { language, profile: null });
  const areOurs = terms.markupPercent === markupPercent && terms.taxPercent === taxPercent;
  return areOurs ? (question?.ask ?? undefined) : undefined;
}
