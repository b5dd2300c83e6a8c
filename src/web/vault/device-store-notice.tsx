import { messages } from "#web/base/messages.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";

/** Warns when the browser does not give access to what this device remembers. */
export function DeviceStoreNotice() {
  return (
    <Alert
      variant="warning"
      title={messages().deviceStore.title}
      live
      actions={
        <Button variant="secondary" onClick={() => window.location.reload()}>
          {messages().deviceStore.loadAgain}
        </Button>
      }
    >
      {messages().deviceStore.detail}
    </Alert>
  );
}
