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
  return (
    <Card title={title}>
      {isEmpty ? (
        <div>
          <h3 className="font-medium">No items yet</h3>
          <p className="text-ink-soft text-sm">
            {kindRules[kind].needsLines && `${messages().quote.noLines}. `}
            {messages().items.start}
          </p>
        </div>
      ) : (
        children
      )}
      {after}
    </Card>
  );
}
