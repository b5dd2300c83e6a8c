import { CopiedPrices } from "#web/quoting/copied-prices.tsx";
import { ItemRows } from "#web/quoting/item-rows.tsx";
import { SendButton } from "#web/quoting/send-button.tsx";

/** See load-editor-rest.ts. Items are added, and everything else is changed, in sheets of their own. */
export const phoneRest = { DeskForm: null, ItemRows, SmallPreview: null, CopiedPrices, SendButton };
