import { useSyncExternalStore } from "react";
import { messages } from "#web/app/messages.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { isDeviceStoreSilent, subscribeDeviceStore } from "#web/vault/device-store.ts";

/** Says that the browser does not give out what this device remembers; nothing as long as it does. */
export function DeviceStoreNotice() {
  const isSilent = useSyncExternalStore(subscribeDeviceStore, isDeviceStoreSilent);
  if (!isSilent) return null;
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
