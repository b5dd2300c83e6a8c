import { useMemo } from "react";
import { useLabourItems, useMaterials } from "#web/catalogue/catalogue-queries.ts";
import type { CatalogueItem } from "#web/quoting/item-entry.ts";
import { sortedByNameOf } from "#web/records/by-name.ts";
import { readable } from "#web/records/readable.ts";

/** Every readable item of the catalogue by name, as one list to search in. */
export function usePriceList(): { items: readonly CatalogueItem[]; isPending: boolean } {
  const materials = useMaterials();
  const labour = useLabourItems();
  const items = useMemo(() => {
    const all: CatalogueItem[] = [
      ...readable(materials.data).map((source) => ({ itemType: "material" as const, source })),
      ...readable(labour.data).map((source) => ({ itemType: "labour" as const, source })),
    ];
    return sortedByNameOf(all, ({ source }) => source);
  }, [materials.data, labour.data]);
  return { items, isPending: materials.isPending || labour.isPending };
}
