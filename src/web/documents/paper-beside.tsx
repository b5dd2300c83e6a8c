import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { useDocument } from "#web/documents/document-queries.ts";
import { DocumentState, documentName } from "#web/documents/document-states.tsx";
import { UnreadLetterhead } from "#web/documents/unread-letterhead.tsx";
import { letterheadProfile } from "#web/paper/letterhead.ts";
import { MissingNotice } from "#web/paper/missing-notice.tsx";
import { PaperView } from "#web/paper/paper-view.tsx";
import { useCompanyProfile } from "#web/records/company-queries.ts";
import { kindScreens } from "#web/records/document-kinds.ts";
import { useLanguage } from "#web/records/use-language.ts";

/** The paper of a document beside its list, as its own screen shows it to the customer. It scrolls by itself. */
export function PaperBeside({ kind, id }: { kind: DocumentKind; id: string }) {
  const query = useDocument(kind, id);
  const profile = useCompanyProfile();
  const language = useLanguage();
  const { one } = kindScreens[kind];
  return (
    <section
      aria-label={`Paper of ${documentName(kind, query) ?? one}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="tall:sticky top-[calc(var(--head)+24px)] tall:h-[calc(100dvh-var(--head)-48px)] min-w-0 overflow-y-auto rounded-xl in-[main:has([data-foot-bar])]:pb-20 print:hidden"
    >
      <DocumentState kind={kind} query={query}>
        {(document) => {
          if (profile.isPending) return null;
          if (profile.data && profile.data.state !== "open") {
            return <UnreadLetterhead profile={profile.data} without="not shown" />;
          }
          const order = {
            kind,
            mode: "customer-detailed",
            document,
            profile: letterheadProfile(profile.data, language),
          } as PrintOrder;
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
