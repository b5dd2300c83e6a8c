import { AddItems } from "#web/quoting/add-items.tsx";
import { ChangedPrices } from "#web/quoting/changed-prices.tsx";
import { CisFields } from "#web/quoting/cis-fields.tsx";
import { ItemSections } from "#web/quoting/item-sections.tsx";

/** What a new draft on a phone does without until its first item, unless the firm is in CIS. See load-editor-rest.ts. */
export const editorRest = { AddItems, ItemSections, ChangedPrices, CisFields };
