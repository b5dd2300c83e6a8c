import { SmallPreview } from "#web/paper/paper-preview.tsx";
import { CopiedPrices } from "#web/quoting/copied-prices.tsx";
import { DeskForm } from "#web/quoting/desk-form.tsx";
import { SendButton } from "#web/quoting/send-button.tsx";

/** See load-editor-rest.ts. */
export const editorRest = { DeskForm, ItemRows: null, SmallPreview, CopiedPrices, SendButton };
