import { type ComponentType, memo, type ReactNode } from "react";
import { Pencil } from "#web/icons/pencil.ts";
import { Trash } from "#web/icons/trash.ts";
import { surfaceStyles } from "#web/ui/card.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { ListLink } from "#web/ui/list-link.tsx";

type Named = { id: string; name: string };

interface RecordCardProps<T extends Named> {
  record: T;
  /** Under the name. */
  subtitle: string | null;
  /** What the card shows of the record below its name. */
  details: ComponentType<{ record: T }>;
  /** The record's page, if it has one. */
  href?: string | undefined;
  onEdit: (record: T) => void;
  onDelete: (record: T) => void;
}

function AnyRecordCard<T extends Named>(props: RecordCardProps<T>): ReactNode {
  const { record, subtitle, details: Details, href, onEdit, onDelete } = props;
  const { name } = record;
  return (
    <li data-row={record.id} className={`${surfaceStyles} flex min-w-0 flex-col gap-3 p-4 md:p-5`}>
      <div className="flex items-start justify-between gap-2">
        <div className="min-w-0">
          <h2 className="wrap-anywhere font-semibold text-xl">
            {href ? (
              <ListLink
                href={href}
                className="-my-2 inline-block rounded-sm py-2 hover:underline hover:underline-offset-4"
              >
                <bdi>{name}</bdi>
              </ListLink>
            ) : (
              name
            )}
          </h2>
          {subtitle && <p className="text-ink-soft">{subtitle}</p>}
        </div>
        <div className="-mt-1.5 -mr-2 flex shrink-0">
          <IconButton size="small" aria-label={`Edit ${name}`} onClick={() => onEdit(record)}>
            <Pencil aria-hidden />
          </IconButton>
          <IconButton size="small" aria-label={`Delete ${name}`} onClick={() => onDelete(record)}>
            <Trash aria-hidden />
          </IconButton>
        </div>
      </div>
      <Details record={record} />
    </li>
  );
}

/** A record with its name and actions. Memoised: rendered again only when one of its properties changes. */
export const RecordCard = memo(AnyRecordCard) as typeof AnyRecordCard;
