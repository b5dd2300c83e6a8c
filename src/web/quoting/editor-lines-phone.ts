import { CopiedPrices } from "#web/quoting/copied-prices.tsx";
import { ItemRows } from "#web/quoting/item-rows.tsx";
import { SendButton } from "#web/quoting/send-button.tsx";

/** See load-editor-rest.ts. */
export const phoneLines = { isOfPhone: true, Lines: ItemRows, CopiedPrices, SendButton };
