import { unreachable } from "#web/overlays/say-unreachable.ts";
import { Alert } from "#web/ui/alert.tsx";

/** Shown in place of a part of the app that could not be loaded. */
export function Unreachable() {
  return (
    <Alert variant="danger" title={unreachable.title}>
      {unreachable.message}
    </Alert>
  );
}
