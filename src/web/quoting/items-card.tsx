import type { ReactNode } from "react";
import { kindRules } from "#domain/documents/kind-rules.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { messages } from "#web/base/messages.ts";
import { Card } from "#web/ui/card.tsx";

interface ItemsCardProps {
  /** "Quote Items" */
  title: string;
  kind: DocumentKind;
  isEmpty: boolean;
  /** The lines. */
  children: ReactNode;
  /** What adds more, where that is under them. */
  after?: ReactNode;
}

/** The lines of a draft, or what to do while it has none. */
export function ItemsCard({ title, kind, isEmpty, children, after }: ItemsCardProps) {
  const isNeeded = kindRules[kind].needsLines;
  return (
    <Card title={title}>
      {isEmpty ? (
        <div className="flex flex-wrap items-baseline gap-x-2">
          <h3 className="font-medium">No items yet</h3>
          {isNeeded && <p className="text-ink-soft text-sm">{messages().quote.noLines}.</p>}
          {after && <p className="text-ink-soft text-sm">{messages().items.start}</p>}
        </div>
      ) : (
        children
      )}
      {after}
    </Card>
  );
}
