import { useCallback } from "react";
import { messages } from "#web/base/messages.ts";
import { useStable } from "#web/base/use-stable.ts";
import { RowActions } from "#web/catalogue/catalogue-cells.tsx";
import type { CatalogueRow } from "#web/catalogue/catalogue-rows.ts";
import { textsOf } from "#web/records/list-texts.ts";
import type { RecordResource, Stored } from "#web/records/resources.ts";
import { useDeleteRecord } from "#web/records/use-delete-record.ts";
import { useLanguage } from "#web/records/use-language.ts";

/** What is said of each kind of item. */
const nounOf = { material: "materials", laborItem: "labour" } as const;

/** The actions of a row of the catalogue: editing its item, and deleting it after a question. */
export function useRowActions<T extends Stored & { name: string }>(
  kind: keyof typeof nounOf,
  resource: RecordResource<T>,
  onEdit: (item: T) => void,
) {
  const { removeHint } = textsOf(kind, useLanguage());
  const remove = useDeleteRecord(resource, messages()[nounOf[kind]].remove, removeHint);
  const edit = useStable(onEdit);
  const take = useStable((item: T) => void remove(item));
  return useCallback(
    (row: CatalogueRow<T>, isRow: boolean) => (
      <RowActions row={row} isRow={isRow} onEdit={edit} onDelete={take} />
    ),
    [edit, take],
  );
}
