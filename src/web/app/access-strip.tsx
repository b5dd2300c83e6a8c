import { laterMessages } from "#web/base/later-messages.ts";
import { messages } from "#web/base/messages.ts";
import { Strip } from "#web/frame/strip.tsx";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";

interface AccessStripProps {
  /** Why nothing can be opened or saved. */
  why: "locked" | "signedOut";
  /** The e-mail of the account that is signed in in the person's place, in another tab. */
  signedInAs: string | null;
  /** Asks for the passphrase, or for the password. */
  onRegain: () => void;
}

/** Says that the account is locked or signed out, once the dialog that asks for it was closed. */
export function AccessStrip({ why, signedInAs, onRegain }: AccessStripProps) {
  const { locked, signedOut, other, title } = laterMessages().sessionEnd;
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
        {isLocked ? locked : signedInAs === null ? signedOut : other(signedInAs)}
      </p>
    </Strip>
  );
}

/** Warns when the browser does not give access to what this device remembers. */
export function DeviceStoreNotice() {
  return (
    <Alert
      variant="warning"
      title={laterMessages().deviceStore.title}
      live
      actions={
        <Button variant="secondary" onClick={() => window.location.reload()}>
          {laterMessages().deviceStore.loadAgain}
        </Button>
      }
    >
      {laterMessages().deviceStore.detail}
    </Alert>
  );
}
