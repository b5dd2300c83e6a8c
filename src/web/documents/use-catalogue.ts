import { useMemo } from "react";
import type { Opened } from "#vault/records.ts";
import { useLabourItems, useMaterials } from "#web/catalogue/catalogue-queries.ts";
import type { CatalogueItem } from "#web/documents/item-entry.ts";

/** Everything of the catalogue that can be read, materials first, as one list to search in. */
export function useCatalogue(): { items: readonly CatalogueItem[]; isPending: boolean } {
  const materials = useMaterials();
  const labour = useLabourItems();
  const items = useMemo<CatalogueItem[]>(
    () => [
      ...readable(materials.data).map((source) => ({ itemType: "material" as const, source })),
      ...readable(labour.data).map((source) => ({ itemType: "labour" as const, source })),
    ],
    [materials.data, labour.data],
  );
  return { items, isPending: materials.isPending || labour.isPending };
}

/** The records of a list that are open; locked and tampered ones are of no use in a document. */
export function readable<T>(list: readonly Opened<T>[] | undefined): T[] {
  return (list ?? []).flatMap((opened) => (opened.state === "open" ? [opened.record] : []));
}
