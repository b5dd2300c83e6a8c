import { type ComponentType, memo, type ReactNode } from "react";
import { useStable } from "#web/base/use-stable.ts";
import { sayUnreachable } from "#web/overlays/say-unreachable.ts";
import { usePart } from "#web/overlays/use-part.ts";
import { RecordCard } from "#web/records/record-card.tsx";
import type { LoadRows } from "#web/records/row-list.ts";
import type { SplitList } from "#web/records/split-list.ts";
import { useShowMore } from "#web/tables/show-more.tsx";
import { useGradually } from "#web/tables/use-gradually.ts";
import { surfaceStyles } from "#web/ui/card.tsx";
import { LockText } from "#web/ui/lock-text.tsx";
import { rowListStyles } from "#web/ui/row-list-styles.ts";
import { cardGridStyles } from "#web/ui/skeleton.tsx";
import { phone, useMediaQuery } from "#web/ui/use-media-query.ts";

const cardsAtOnce = 48;

const noRows = async () => null;

interface RecordCardsProps<T extends { id: string; name: string }> {
  /** "Customers", for screen readers. */
  label: string;
  found: SplitList<T>;
  subtitleOf: (record: T) => string | null;
  details: ComponentType<{ record: T }>;
  /** The page of a record, to which its name leads. */
  hrefOf?: ((id: string) => string) | undefined;
  /** On phones the records are rows. */
  loadRows?: LoadRows<T> | undefined;
  onEdit: (id: string) => void;
  onDelete: (record: T) => void;
}

function AnyRecordCards<T extends { id: string; name: string }>(props: RecordCardsProps<T>): ReactNode {
  const { label, found, subtitleOf, details, hrefOf, loadRows } = props;
  const isNarrow = useMediaQuery(phone);
  const isRows = isNarrow && loadRows !== undefined;
  const rows = usePart(loadRows ?? noRows, isRows, sayUnreachable);
  const [shown, more] = useShowMore(found.open, cardsAtOnce);
  const [closed, moreClosed] = useShowMore(found.closed, cardsAtOnce);
  const drawn = useGradually(shown);
  const isDrawn = drawn.length === shown.length && (!isRows || rows !== null);
  const edit = useStable(({ id }: T) => props.onEdit(id));
  const take = useStable(props.onDelete);
  const closedItems = (className: string) =>
    closed.map(({ state, record }) => (
      <li key={record.id} className={className}>
        <LockText state={state} />
      </li>
    ));
  return (
    <>
      {isRows && rows && drawn.length > 0 && (
        <rows.Rows {...{ label, hrefOf }} records={drawn} onEdit={edit} onDelete={take} />
      )}
      {isRows && closed.length > 0 && (
        <ul aria-label={`${label} that are not shown`} className={`-mx-4 ${rowListStyles}`}>
          {closedItems("flex min-h-14 items-center px-4")}
        </ul>
      )}
      {!isRows && (
        <ul aria-label={label} className={cardGridStyles}>
          {drawn.map((record) => (
            <RecordCard
              key={record.id}
              record={record}
              subtitle={subtitleOf(record)}
              details={details}
              href={hrefOf?.(record.id)}
              onEdit={edit}
              onDelete={take}
            />
          ))}
          {closedItems(`${surfaceStyles} p-4 md:p-5`)}
        </ul>
      )}
      {/* Below the last card or row: while some are still to come, they would push the button down. */}
      {isDrawn && (more ?? moreClosed)}
    </>
  );
}

/** Records as cards. Memoised: rendered again only when one of its properties changes. */
export const RecordCards = memo(AnyRecordCards) as typeof AnyRecordCards;
