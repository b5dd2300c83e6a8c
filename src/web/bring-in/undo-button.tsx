import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isRefusal } from "#web/base/call-error.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { type ImportOf, takeBackImport, type Undone } from "#web/bring-in/take-back-import.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { Button } from "#web/ui/button.tsx";
import { bringInScreen } from "#words/en-gb/bring-in-screen.ts";

interface UndoButtonProps {
  importOf: ImportOf;
  onUndone: (undone: Undone) => void;
  /** What is undone, where several buttons stand beside each other. */
  label?: string;
  /** What the button says, where that is not "Undo". */
  text?: string;
  /** Asks first; promises whether to go on. */
  before?: () => Promise<boolean>;
}

/** Takes an import back. A failure is said in a toast, and the button can be pressed again. */
export function UndoButton({ importOf, onUndone, label, text, before }: UndoButtonProps) {
  const client = useQueryClient();
  const [isUndoing, setUndoing] = useState(false);
  const undo = async () => {
    setUndoing(true);
    try {
      if (before && !(await before())) return;
      onUndone(await takeBackImport(client, importOf));
    } catch (error) {
      toast({
        title: bringInScreen.undone.failed,
        message: isRefusal(error, "NOT_FOUND")
          ? bringInScreen.undone.tooLate
          : messageOfError(error, messages().notice.pleaseTryAgain),
        variant: "destructive",
      });
    } finally {
      setUndoing(false);
    }
  };
  return (
    <Button
      variant="secondary"
      size="small"
      loading={isUndoing}
      aria-label={label}
      onClick={() => void undo()}
    >
      {text ?? bringInScreen.save.undo}
    </Button>
  );
}
