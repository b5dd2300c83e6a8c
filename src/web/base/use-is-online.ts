import { useSyncExternalStore } from "react";

/** Whether the device says that it has a connection, as it changes. A server that does not answer is another thing. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(listen, () => navigator.onLine);
}

function listen(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}
