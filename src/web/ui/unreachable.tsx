import { Alert } from "#web/ui/alert.tsx";

/** A part of the app could not be had: the connection is away, or the app is a newer one by now. */
export function Unreachable() {
  return (
    <Alert variant="danger" title="Quotewright cannot be reached">
      Check your internet, then reload this page. Nothing is lost.
    </Alert>
  );
}
