import { sendLook } from "#web/documents/send-look.ts";
import type { DocumentEditing } from "#web/quoting/document-editing.ts";
import { Button } from "#web/ui/button.tsx";

/** Saves the draft and opens its send sheet. */
export function SendButton({ editor }: { editor: DocumentEditing }) {
  const { icon: Icon, text } = sendLook;
  return (
    <Button
      className="max-md:px-3"
      loading={editor.isSaving}
      onClick={() => void editor.save({ isToSend: true })}
    >
      <Icon aria-hidden className="max-md:hidden" />
      {text}
    </Button>
  );
}
