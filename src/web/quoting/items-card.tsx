import type { ReactNode } from "react";
import { kindRules } from "#domain/documents/kind-rules.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { messages } from "#web/base/messages.ts";
import { ListPlus } from "#web/icons/list-plus.ts";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

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
        <EmptyState icon={ListPlus} title="No items yet" level={3}>
          {kindRules[kind].needsLines && `${messages().quote.noLines}. `}
          {messages().items.start}
        </EmptyState>
      ) : (
        children
      )}
      {after}
    </Card>
  );
}
