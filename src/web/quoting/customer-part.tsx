import { type ComponentType, type Dispatch, useState } from "react";
import type { DocumentDraft, DraftAction } from "#web/drafts/document-draft.ts";
import type { CustomerFieldsProps } from "#web/quoting/customer-fields.tsx";
import type { RestPart } from "#web/quoting/load-editor-rest.ts";
import type { KnownCustomers } from "#web/quoting/new-customer.ts";
import { OfRest } from "#web/quoting/of-rest.tsx";
import { useRecords } from "#web/records/queries.ts";
import { readable } from "#web/records/readable.ts";
import { wordResources } from "#web/records/resources.ts";

interface ReadCustomers extends KnownCustomers {
  /** None is there yet. */
  isLoading: boolean;
  /** More are still to come. */
  isReading: boolean;
}

/** The customers as far as they have been read and can be opened. */
export function useKnownCustomers(): ReadCustomers {
  const { data, isPending, isPartial, isError } = useRecords(wordResources.customers);
  return {
    list: readable(data),
    isWhole: !isPending && !isPartial && !isError,
    isLoading: isPending,
    isReading: isPartial && !isError,
  };
}

interface CustomerPartProps {
  draft: DocumentDraft;
  /** The draft that the editor was opened with. */
  initial: DocumentDraft;
  customers: ReadCustomers;
  isPhone: boolean;
  /** The screen begins here. */
  isFirst: boolean;
  /** The boxes, where they are loaded from the start; null where the rest brings them. */
  fields: ComponentType<CustomerFieldsProps> | null;
  editorRest: RestPart;
  errorOf: (fieldId: string) => string | undefined;
  dispatch: Dispatch<DraftAction>;
}

/** The customer of a document: boxes; on a phone, once it is known, a row that opens them in a sheet. */
export function CustomerPart(props: CustomerPartProps) {
  const { draft, initial, customers, isPhone, isFirst, editorRest, errorOf, dispatch } = props;
  const { kind, words, language } = draft;
  const [isPicked, setPicked] = useState(false);
  const customer = {
    ...{ kind, words, language, isFirst, errorOf, dispatch },
    withoutEmail: draft.withoutEmail === true,
    isOfRecord: draft.customerId !== null,
    customers: customers.list,
    isLoading: customers.isLoading,
    isReading: customers.isReading,
    onPicked: () => setPicked(true),
  };
  const isRow = isPhone && (isPicked || initial.words.customerName !== "");
  // Without the row, because its script is missing, the boxes stay.
  if (props.fields && (!isRow || editorRest.isFailed)) return <props.fields {...customer} />;
  return (
    <OfRest editorRest={editorRest} height="h-14">
      {({ CustomerRow, CustomerFields }) =>
        CustomerRow ? <CustomerRow {...customer} isPicked={isPicked} /> : <CustomerFields {...customer} />
      }
    </OfRest>
  );
}
