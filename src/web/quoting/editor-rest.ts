import { AddItems } from "#web/quoting/add-items.tsx";
import { CisFields } from "#web/quoting/cis-fields.tsx";
import { CopiedPrices } from "#web/quoting/copied-prices.tsx";
import { CustomerFields } from "#web/quoting/customer-fields.tsx";
import { ItemSections } from "#web/quoting/item-sections.tsx";

/** See load-editor-rest.ts. */
export const editorRest = {
  ...{ AddItems, ItemSections, CopiedPrices, CisFields },
  ...{ CustomerRow: null, CustomerFields },
};
