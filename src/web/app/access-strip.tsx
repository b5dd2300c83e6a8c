import { laterMessages } from "#web/base/later-messages.ts";
import { messages } from "#web/base/messages.ts";
import { Strip } from "#web/frame/strip.tsx";
import { Button } from "#web/ui/button.tsx";

interface AccessStripProps {
  /** Why nothing can be opened or saved. */
  why: "locked" | "signedOut";
  /** Asks for the passphrase, or for the password. */
  onRegain: () => void;
}

/** Says that the account is locked or signed out, once the dialog that asks for it was closed. */
export function AccessStrip({ why, onRegain }: AccessStripProps) {
  const { locked, signedOut, title } = laterMessages().sessionEnd;
  const isLocked = why === "locked";
  return (
    <Strip
      tone="warning"
      act={
        <Button variant="secondary" size="small" onClick={onRegain}>
          {isLocked ? messages().unlock.submit : title}
        </Button>
      }
    >
      <p role="status" className="py-2 font-medium text-sm">
        {isLocked ? locked : signedOut}
      </p>
    </Strip>
  );
}
