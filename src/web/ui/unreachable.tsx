import { Alert } from "#web/ui/alert.tsx";
import { unreachable } from "#web/ui/say-unreachable.ts";

/** Stands where a part of the app should be that could not be had. */
export function Unreachable() {
  return (
    <Alert variant="danger" title={unreachable.title}>
      {unreachable.message}
    </Alert>
  );
}
