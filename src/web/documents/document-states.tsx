import type { ReactNode } from "react";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { Opened } from "#vault/records/records.ts";
import { isGone } from "#web/base/is-gone.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { DocumentSkeleton } from "#web/documents/document-skeleton.tsx";
import { whyShut } from "#web/documents/why-no-order.ts";
import { FileQuestionMark } from "#web/icons/file-question-mark.ts";
import { Lock } from "#web/icons/lock.ts";
import { type DocumentOf, kindScreens, numberOf } from "#web/records/document-kinds.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { surfaceStyles } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { isolated } from "#words/paper/isolated.ts";

interface DocumentStateProps<T> {
  kind: DocumentKind;
  query: { data: Opened<T> | undefined; error: Error | null; refetch: () => unknown };
  children: (document: T) => ReactNode;
}

/** Shows a document once it is read and opened. Until then, or when that fails, shows the state or the error. */
export function DocumentState<T>({ kind, query, children }: DocumentStateProps<T>) {
  const { data, error, refetch } = query;
  if (data?.state === "open") return children(data.record);
  if (data) return <NotOpen kind={kind} opened={data} />;
  if (isGone(error)) return <NotFound kind={kind} />;
  if (error) return <NotRead words={messageOfError(error, "It could not be loaded.")} onRetry={refetch} />;
  return <DocumentSkeleton label={`Loading ${kindScreens[kind].one.toLowerCase()}...`} />;
}

/** The title of a document's screen: "Quote Q-0060"; null while it is being read. */
export function documentName<K extends DocumentKind>(
  kind: K,
  { data, error }: Pick<DocumentStateProps<DocumentOf<K>>["query"], "data" | "error">,
): string | null {
  const { one } = kindScreens[kind];
  if (data) return `${one} ${isolated(numberOf(data.record))}`;
  if (error) return isGone(error) ? messages()[kind].notFound : one;
  return null;
}

function NotFound({ kind }: { kind: DocumentKind }) {
  const { many, listHref } = kindScreens[kind];
  return (
    <div className={surfaceStyles}>
      <EmptyState
        icon={FileQuestionMark}
        title={messages()[kind].notFound}
        action={<LinkButton href={listHref}>{`Back to ${many.toLowerCase()}`}</LinkButton>}
      >
        It may have been deleted, or the link is wrong.
      </EmptyState>
    </div>
  );
}

interface NotOpenProps {
  kind: DocumentKind;
  opened: Exclude<Opened<unknown>, { state: "open" }>;
}

function NotOpen({ kind, opened }: NotOpenProps) {
  const { many, listHref } = kindScreens[kind];
  const back = (
    <LinkButton href={listHref} variant="secondary">
      {`Back to ${many.toLowerCase()}`}
    </LinkButton>
  );
  const { title, message } = whyShut(kind, opened);
  if (opened.state === "tampered") {
    return (
      <Alert variant="danger" title={title} actions={back} live>
        {message}
      </Alert>
    );
  }
  return (
    <div className={surfaceStyles}>
      <EmptyState icon={Lock} title={title} action={back}>
        {message}
      </EmptyState>
    </div>
  );
}

function NotRead({ words, onRetry }: { words: string; onRetry: () => unknown }) {
  const again = (
    <Button variant="secondary" onClick={() => onRetry()}>
      Try again
    </Button>
  );
  return (
    <Alert variant="danger" actions={again} live>
      {words}
    </Alert>
  );
}
