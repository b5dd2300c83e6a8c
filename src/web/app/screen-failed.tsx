import { isScriptMissing } from "#web/app/loaded-once.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";

/**
 * Shown in place of a screen that could not be loaded, or that threw an error while rendering; everything around it
 * still works. Its text is written here, because the module with the messages may be what failed to load.
 *
 * @param error the cause: a missing script is usually due to the connection, any other error is ours
 */
export function ScreenFailed({ error }: { error?: unknown }) {
  const reload = (
    <Button variant="secondary" onClick={() => location.reload()}>
      Reload
    </Button>
  );
  return (
    <div className="mx-auto w-full max-w-xl p-6">
      <Alert variant="danger" title="This screen cannot be shown" actions={reload} live>
        {isScriptMissing(error)
          ? "Check your internet, then reload this page. Nothing is lost."
          : "Something on it went wrong on our side. Reload this page; if it happens again, please tell support."}
      </Alert>
    </div>
  );
}
