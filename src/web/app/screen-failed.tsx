import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";

/**
 * Stands in place of a screen that could not be had, or that broke off as it was drawn; everything around it can be
 * used. Its words are its own: what reads the messages may be what is missing.
 */
export function ScreenFailed() {
  const reload = (
    <Button variant="secondary" onClick={() => location.reload()}>
      Reload
    </Button>
  );
  return (
    <div className="mx-auto w-full max-w-xl p-6">
      <Alert variant="danger" title="This screen cannot be shown" actions={reload} live>
        Check your internet, then reload this page. Nothing is lost.
      </Alert>
    </div>
  );
}
