import { Copy, Eye, Pencil, ReceiptText, Trash2 } from "lucide-react";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { Opened } from "#vault/records/records.ts";
import type { Summary } from "#web/documents/list-filter.ts";
import { useConvert } from "#web/documents/use-convert.ts";
import { useDelete } from "#web/documents/use-delete.ts";
import { useDuplicate } from "#web/documents/use-duplicate.ts";
import { kindScreens, numberOf, quoteIdOf } from "#web/records/document-kinds.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { IconLink } from "#web/ui/icon-link.tsx";

/** The actions on a document in its list. A document that cannot be read cannot be edited, duplicated or converted. */
export function ListActions({ kind, opened }: { kind: DocumentKind; opened: Opened<Summary> }) {
  const { hrefOf, editHrefOf } = kindScreens[kind];
  const { record } = opened;
  const number = numberOf(record);
  const isOpen = opened.state === "open";
  const remove = useDelete(kind);
  const convert = useConvert();
  const duplicate = useDuplicate(kind);
  return (
    <>
      <IconLink size="small" href={hrefOf(record.id)} aria-label={`View ${number}`}>
        <Eye aria-hidden />
      </IconLink>
      {isOpen && (
        <IconLink size="small" href={editHrefOf(record.id)} aria-label={`Edit ${number}`}>
          <Pencil aria-hidden />
        </IconLink>
      )}
      {isOpen && (
        <IconButton size="small" aria-label={`Duplicate ${number}`} onClick={() => duplicate(record.id)}>
          <Copy aria-hidden />
        </IconButton>
      )}
      {kind === "quote" && (
        <IconButton
          size="small"
          aria-label={`Convert ${number} to Invoice`}
          disabled={!isOpen || record.status === "invoice" || convert.isPending}
          onClick={() => "quoteNumber" in record && void convert.run(record)}
        >
          <ReceiptText aria-hidden />
        </IconButton>
      )}
      <IconButton
        size="small"
        aria-label={`Delete ${number}`}
        onClick={() => void remove({ ...record, number, quoteId: quoteIdOf(record) })}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </>
  );
}
