import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { InvoiceOfQuote } from "#domain/documents/trade-document.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { messages } from "#web/base/messages.ts";
import { useDocument } from "#web/documents/document-queries.ts";
import { readDocument } from "#web/documents/read-document.ts";
import { draftOf, isFixed } from "#web/drafts/document-draft.ts";
import { RegainAccessButton } from "#web/overlays/regain-access-button.tsx";
import { toast } from "#web/overlays/toast-store.ts";
import type { DocumentEditing } from "#web/quoting/document-editing.ts";
import { useLeftBoxes } from "#web/quoting/use-left-boxes.ts";
import { type DocumentId, kindScreens } from "#web/records/document-kinds.ts";
import { documentResources } from "#web/records/document-resources.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { ErrorSummary } from "#web/ui/error-summary.tsx";
import { InSight } from "#web/ui/in-sight.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";

interface EditorNoticesProps {
  kind: DocumentKind;
  editor: DocumentEditing;
}

/** The editor's notices on what may no longer be changed, and on what keeps its draft from being saved. */
export function EditorNotices({ kind, editor }: EditorNoticesProps): ReactNode {
  const { draft, problems, attempt, refused } = editor;
  useLeftBoxes(editor);
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {attempt === 0 && problems.find(({ fieldId }) => fieldId === editor.left.at(-1))?.message}
      </p>
      {isFixed(draft) && <FixedNotice id={draft.id} />}
      <ErrorSummary errors={attempt === 0 ? [] : problems} attempt={attempt} />
      {refused && refused.message !== null && (
        <InSight>
          <Alert
            variant="danger"
            title="Not saved. What you typed is still here."
            actions={
              <>
                <RegainAccessButton
                  error={refused.error}
                  onBack={() => void editor.save({ isToSend: refused.isToSend })}
                />
                <InvoiceLinks invoices={refused.invoices} />
              </>
            }
            live
          >
            {refused.message}
          </Alert>
        </InSight>
      )}
      {refused?.isConflict && (
        <InSight>
          <Conflict kind={kind} editor={editor} />
        </InSight>
      )}
    </>
  );
}

/** For a quote that has become an invoice: what may still be changed, and a link to the invoice (decision S7). */
function FixedNotice({ id }: { id: string }) {
  const { data } = useDocument("quote", id);
  const invoices = data?.record.invoices ?? [];
  return (
    <Alert title="This quote has become an invoice" actions={<InvoiceLinks invoices={invoices} />}>
      Its items and prices are fixed. Its words may still be changed; the invoice has words of its own.
    </Alert>
  );
}

function InvoiceLinks({ invoices }: { invoices: readonly InvoiceOfQuote[] }) {
  return invoices.map(({ id, number }) => (
    <LinkButton key={id} variant="secondary" size="small" href={kindScreens.invoice.hrefOf(id)}>
      {`View ${number}`}
    </LinkButton>
  ));
}

/** Somebody else saved a change first (decision W3): the person decides whose words win. */
function Conflict({ kind, editor }: EditorNoticesProps) {
  const client = useQueryClient();
  const [isReading, setReading] = useState(false);
  const settle = async (keepsOwn: boolean) => {
    setReading(true);
    try {
      const resource = documentResources[kind];
      const latest = await readDocument(kind, editor.draft.id as DocumentId);
      client.setQueryData([resource.key, editor.draft.id], latest);
      if (keepsOwn) {
        const { version, status } = latest.record;
        editor.dispatch({ type: "set", change: { version, ...(isFixed({ status }) && { status }) } });
        await editor.save({ version: latest.record.version, isToSend: editor.refused?.isToSend ?? false });
      } else if (latest.state === "open") {
        editor.dispatch({ type: "replace", draft: draftOf(kind, latest.record) });
        editor.forgive();
      }
    } catch {
      toast({
        variant: "destructive",
        title: messages().notice.error,
        message: messages()[kind].updateFailed,
      });
    } finally {
      setReading(false);
    }
  };
  const actions = (
    <>
      <Button variant="secondary" loading={isReading} onClick={() => void settle(false)}>
        Load the latest version
      </Button>
      <Button loading={isReading} onClick={() => void settle(true)}>
        Keep mine
      </Button>
    </>
  );
  return (
    <Alert variant="warning" title="Changed elsewhere" actions={actions} live>
      {messages().documents.conflict}
    </Alert>
  );
}
