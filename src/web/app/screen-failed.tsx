import { isScriptMissing } from "#web/app/script-missing.ts";
import { buttonStyles } from "#web/ui/button-styles.ts";

/**
 * Shown in place of a screen that could not be loaded, or that threw an error while rendering; everything around it
 * still works. Its text and look are written here, because every page loads it and the messages may be what failed.
 *
 * @param error the cause: a missing script is usually due to the connection, any other error is ours
 */
export function ScreenFailed({ error }: { error?: unknown }) {
  return (
    <div className="mx-auto w-full max-w-xl p-6">
      <div
        role="alert"
        className="flex flex-col items-start gap-3 rounded-xl border border-danger bg-danger-soft p-4 text-danger-ink"
      >
        <p className="font-semibold">This screen cannot be shown</p>
        <p>
          {isScriptMissing(error)
            ? "Check your internet, then reload this page. Nothing is lost."
            : "Something on it went wrong on our side. Reload this page; if it happens again, please tell support."}
        </p>
        <button
          type="button"
          onClick={() => location.reload()}
          className={buttonStyles({ variant: "secondary" })}
        >
          Reload
        </button>
      </div>
    </div>
  );
}
