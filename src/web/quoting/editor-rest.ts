import { BesideForm } from "#web/quoting/beside-form.tsx";
import { CopiedPrices } from "#web/quoting/copied-prices.tsx";
import { DeskForm } from "#web/quoting/desk-form.tsx";
import { SendButton } from "#web/quoting/send-button.tsx";

/** See load-editor-rest.ts. */
export const editorRest = { DeskForm, ItemRows: null, BesideForm, CopiedPrices, SendButton };
