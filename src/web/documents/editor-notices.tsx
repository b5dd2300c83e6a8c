import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Id } from "#domain/account/id.ts";
import type { DocumentKind } from "#domain/documents/trade-document.ts";
import { missingGlyphs } from "#pdf/missing-glyphs.ts";
import { messages } from "#web/app/messages.ts";
import type { DocumentDraft } from "#web/documents/document-draft.ts";
import { draftOf } from "#web/documents/document-draft.ts";
import { readDocument } from "#web/documents/document-gateway.ts";
import { documentKinds } from "#web/documents/document-kinds.ts";
import type { useDocumentEditor } from "#web/documents/use-document-editor.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { ErrorSummary } from "#web/ui/error-summary.tsx";
import { InSight } from "#web/ui/in-sight.tsx";
import { toast } from "#web/ui/toast-store.ts";

interface EditorNoticesProps {
  kind: DocumentKind;
  editor: ReturnType<typeof useDocumentEditor>;
}

/** What an editor has to say of its draft: what keeps it from being saved, and what the paper cannot show. */
export function EditorNotices({ kind, editor }: EditorNoticesProps) {
  const { problems, attempt, refused, draft } = editor;
  const missing = missingGlyphs(allWords(draft));
  return (
    <>
      <ErrorSummary errors={problems} attempt={attempt} />
      {refused?.words && (
        <InSight>
          <Alert variant="danger" title="Not saved. What you typed is still here." live>
            {refused.words}
          </Alert>
        </InSight>
      )}
      {refused?.isConflict && (
        <InSight>
          <Conflict kind={kind} editor={editor} />
        </InSight>
      )}
      {missing.length > 0 && (
        <Alert variant="warning">
          {`The PDF has no letters for: ${missing.slice(0, 10).join(" ")}. They are printed as a box.`}
        </Alert>
      )}
    </>
  );
}

/** Somebody else's change came first (decision W3): the person says whose words win. */
function Conflict({ kind, editor }: EditorNoticesProps) {
  const client = useQueryClient();
  const [isReading, setReading] = useState(false);
  const settle = async (keepsOwn: boolean) => {
    setReading(true);
    try {
      const { resource } = documentKinds[kind];
      const latest = await readDocument(kind, editor.draft.id as Id);
      client.setQueryData([resource.key, editor.draft.id], latest);
      if (keepsOwn) {
        editor.dispatch({ type: "set", change: { version: latest.record.version } });
        await editor.save(latest.record.version);
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
        Save mine over it
      </Button>
    </>
  );
  return (
    <Alert variant="warning" title="Changed elsewhere" actions={actions} live>
      {messages().documents.conflict}
    </Alert>
  );
}

function allWords({ words, lines }: DocumentDraft): string {
  return [...Object.values(words), ...lines.map((line) => `${line.name}${line.description ?? ""}`)].join("");
}
