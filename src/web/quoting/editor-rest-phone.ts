import { CisFields } from "#web/quoting/cis-fields.tsx";
import { CopiedPrices } from "#web/quoting/copied-prices.tsx";
import { CustomerRow } from "#web/quoting/customer-row.tsx";
import { ItemRows } from "#web/quoting/item-rows.tsx";

/** See load-editor-rest.ts. Items are added, and lines and the customer changed, in sheets of their own. */
export const phoneRest = {
  ...{ AddItems: null, ItemSections: ItemRows, CopiedPrices, CisFields },
  ...{ CustomerRow, CustomerFields: null },
};
