import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { useDocument } from "#web/documents/document-queries.ts";
import { DocumentState, documentName } from "#web/documents/document-states.tsx";
import { UnreadLetterhead } from "#web/documents/unread-letterhead.tsx";
import { MissingNotice } from "#web/paper/missing-notice.tsx";
import { PaperView } from "#web/paper/paper-view.tsx";
import { usePaperOrders } from "#web/paper/use-paper-orders.ts";
import { kindScreens } from "#web/records/document-kinds.ts";

/** The paper of a document beside its list, as its own screen shows it to the customer. It scrolls by itself. */
export function PaperBeside({ kind, id }: { kind: DocumentKind; id: string }) {
  const query = useDocument(kind, id);
  const paper = usePaperOrders(kind);
  const { one } = kindScreens[kind];
  return (
    <section
      aria-label={`Paper of ${documentName(kind, query) ?? one}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="tall:sticky top-[calc(var(--head)+24px)] tall:h-[calc(100dvh-var(--head)-48px)] min-w-0 overflow-y-auto rounded-xl in-data-foot-bar:pb-20 print:hidden"
    >
      <DocumentState kind={kind} query={query}>
        {(document) => {
          if (paper.isPending) return null;
          if (paper.shut) return <UnreadLetterhead profile={paper.shut} without="not shown" />;
          const order = paper.orderOf(document, "customer-detailed");
          return (
            <div className="flex flex-col gap-4">
              <MissingNotice order={order} />
              <PaperView order={order} />
            </div>
          );
        }}
      </DocumentState>
    </section>
  );
}
