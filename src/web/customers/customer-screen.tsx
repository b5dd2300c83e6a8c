import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Customer } from "#domain/customers/customer.ts";
import type { Opened } from "#vault/records/records.ts";
import { isGone } from "#web/base/is-gone.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { useScreenName } from "#web/base/screen-name.ts";
import { CustomerPage } from "#web/customers/customer-page.tsx";
import { FileQuestionMark } from "#web/icons/file-question-mark.ts";
import { Lock } from "#web/icons/lock.ts";
import { readRecord } from "#web/records/gateway.ts";
import type { RecordList } from "#web/records/list.ts";
import { customerHref } from "#web/records/list-paths.ts";
import { wordResources } from "#web/records/resources.ts";
import { tamperMessage } from "#web/records/tamper-message.ts";
import { Alert } from "#web/ui/alert.tsx";
import { surfaceStyles } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** One customer: what is owed, how to reach them, and what was made for them. */
export function CustomerScreen({ id = "" }: { id?: string }) {
  const { data, error, isFetching, refetch } = useCustomer(id as Customer["id"]);
  useScreenName(customerHref(id), nameOf(data, error));
  if (data?.state === "open") return <CustomerPage customer={data.record} />;
  if (data?.state === "tampered") {
    return (
      <Alert variant="danger" title="This customer cannot be trusted" actions={back} live>
        {messages().documents.tampered} {tamperMessage(data.reason)}
      </Alert>
    );
  }
  if (data) {
    return (
      <Empty icon={Lock} title="This customer is locked">
        {messages().documents.locked}
      </Empty>
    );
  }
  if (isGone(error)) {
    return (
      <Empty icon={FileQuestionMark} title="Customer not found">
        They may have been deleted, or the link is wrong.
      </Empty>
    );
  }
  if (error === null) return <PageSkeleton />;
  return (
    <LoadFailed
      title="This customer could not be loaded"
      detail={messageOfError(error, "")}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

/** One customer, shown at once if the list has been read. */
function useCustomer(id: Customer["id"]) {
  const client = useQueryClient();
  const { key } = wordResources.customers;
  return useQuery({
    queryKey: [key, id],
    queryFn: ({ signal }) => readRecord(wordResources.customers, id, signal),
    placeholderData: () =>
      client.getQueryData<RecordList<Customer>>([key])?.records.find(({ record }) => record.id === id),
  });
}

function nameOf(opened: Opened<Customer> | undefined, error: Error | null): string | null {
  if (opened) return opened.state === "open" ? opened.record.name : "Customer";
  return error && "Customer";
}

const back = (
  <LinkButton href="/customers" variant="secondary">
    Back to customers
  </LinkButton>
);

function Empty({ icon, title, children }: { icon: typeof Lock; title: string; children: string }) {
  return (
    <div className={surfaceStyles}>
      <EmptyState icon={icon} title={title} action={back}>
        {children}
      </EmptyState>
    </div>
  );
}

function PageSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">Loading customer...</span>
      <Skeleton className="h-8 w-48" />
      <Skeleton className="h-14 w-full" />
      <div className={`${surfaceStyles} flex flex-col gap-4 p-6`}>
        <Skeleton className="h-6 w-1/3" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-4 w-1/2" />
      </div>
    </div>
  );
}
