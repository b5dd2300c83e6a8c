import { useSyncExternalStore } from "react";
import { messages } from "#web/base/messages.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { isDeviceStoreSilent, subscribeDeviceStore } from "#web/vault/device-store.ts";

/** Warns when the browser does not give access to what this device remembers. Shows nothing while the store works. */
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
