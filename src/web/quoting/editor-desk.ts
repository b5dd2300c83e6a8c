import { SmallPreview } from "#web/paper/paper-preview.tsx";
import { DeskForm } from "#web/quoting/desk-form.tsx";

/** See load-editor-rest.ts. */
export const deskPart = { DeskForm, SmallPreview };
