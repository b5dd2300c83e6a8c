import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";

/**
 * Stands in place of a screen that could not be had, or that broke off as it was drawn; everything around it can be
 * used. Its words are its own: what reads the messages may be what is missing.
 *
 * @param error what came instead: a script that is missing is most often the internet's doing, all else is ours
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

/** What Chrome, Firefox and Safari say of a script or style that did not come. */
function isScriptMissing(error: unknown): boolean {
  const words = error instanceof Error ? error.message : "";
  return /dynamically imported module|importing a module script failed|unable to preload/i.test(words);
}
