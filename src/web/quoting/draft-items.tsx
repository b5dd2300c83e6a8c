import type { Dispatch, ReactNode } from "react";
import { kindRules } from "#domain/documents/kind-rules.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { messages } from "#web/base/messages.ts";
import type { DraftAction } from "#web/drafts/document-draft.ts";
import type { DraftLine } from "#web/drafts/draft-lines.ts";
import { lastRemoved, putBack } from "#web/quoting/line-acts.ts";
import { shortName } from "#web/quoting/line-name.ts";
import { Button } from "#web/ui/button.tsx";
import { isolated } from "#words/paper/isolated.ts";

interface DraftItemsProps {
  kind: DocumentKind;
  lines: readonly DraftLine[];
  dispatch: Dispatch<DraftAction>;
  /** True when only the words of the lines may change. */
  isFixed: boolean;
  /** What else the screen says is wrong with them. */
  error: string | undefined;
  /** The lines. */
  children: ReactNode;
}

/** The lines of a draft, or what to do while it has none, and what puts back the last that was removed. */
export function DraftItems({ kind, lines, dispatch, isFixed, error, children }: DraftItemsProps) {
  const last = !isFixed && lastRemoved(lines, dispatch);
  const isNeeded = kindRules[kind].needsLines && error === undefined;
  return (
    <>
      {lines.length === 0 ? (
        <div className="flex flex-wrap items-baseline gap-x-2">
          <h3 className="font-medium">No items yet</h3>
          {isNeeded && <p className="text-ink-soft text-sm">{messages().quote.noLines}.</p>}
        </div>
      ) : (
        children
      )}
      {last && (
        <Button
          variant="ghost"
          className="h-auto! max-w-full whitespace-normal! self-start"
          onClick={() => putBack(last, dispatch)}
        >
          {messages().notice.putBack(isolated(shortName(last.line)))}
        </Button>
      )}
    </>
  );
}
