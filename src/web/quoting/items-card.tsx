import type { ReactNode } from "react";
import { kindRules } from "#domain/documents/kind-rules.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { messages } from "#web/base/messages.ts";
import { ListPlus } from "#web/icons/list-plus.ts";
import type { ItemSectionsProps } from "#web/quoting/item-sections.tsx";
import type { RestPart } from "#web/quoting/load-editor-rest.ts";
import { OfRest } from "#web/quoting/of-rest.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

interface ItemsCardProps extends ItemSectionsProps {
  /** "Quote Items" */
  title: string;
  kind: DocumentKind;
  editorRest: RestPart;
  /** What adds more, where that is under them. */
  children: ReactNode;
}

/** The lines of a draft, or what to do while it has none. */
export function ItemsCard({ title, kind, editorRest, children, ...sections }: ItemsCardProps) {
  return (
    <Card title={title}>
      {sections.lines.length === 0 ? (
        <EmptyState icon={ListPlus} title="No items yet" level={3}>
          {kindRules[kind].needsLines && `${messages().quote.noLines}. `}
          {messages().items.start}
        </EmptyState>
      ) : (
        <OfRest editorRest={editorRest} height="h-32">
          {({ ItemSections }) => <ItemSections {...sections} />}
        </OfRest>
      )}
      {children}
    </Card>
  );
}
