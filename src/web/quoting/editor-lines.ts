import { CopiedPrices } from "#web/quoting/copied-prices.tsx";
import { ItemSections } from "#web/quoting/item-sections.tsx";
import { SendButton } from "#web/quoting/send-button.tsx";

/** See load-editor-rest.ts. */
export const deskLines = { isOfPhone: false, Lines: ItemSections, CopiedPrices, SendButton };
