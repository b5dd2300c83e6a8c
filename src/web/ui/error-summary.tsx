import { type MouseEvent, useEffect, useRef } from "react";
import { CircleExclamationPoint } from "#web/icons/circle-exclamation-point.ts";

export interface SummaryError {
  /** Id of the control with the error, as given to its field. */
  fieldId: string;
  message: string;
}

interface ErrorSummaryProps {
  errors: readonly SummaryError[];
  title?: string;
  /** The number of attempts to submit: each new one moves the focus back here. */
  attempt: number;
}

/**
 * The errors that keep a form from being submitted, at its head. It gets the focus after each failed attempt, and every
 * line links to its field. Renders nothing while there are no errors.
 */
export function ErrorSummary({ errors, title = "There is a problem", attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const failed = errors.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new attempt moves the focus, though the rest is equal
  useEffect(() => {
    if (failed) box.current?.focus();
  }, [failed, attempt]);
  if (!failed) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-xl border-2 border-danger bg-danger-soft p-4 text-danger-ink"
    >
      <h2 className="flex items-center gap-2 font-semibold">
        <CircleExclamationPoint aria-hidden className="size-5 shrink-0" />
        {title}
      </h2>
      <ul className="mt-2 flex flex-col gap-1 pl-7">
        {errors.map((error) => (
          <li key={error.fieldId}>
            <a
              href={`#${error.fieldId}`}
              onClick={(event) => focusField(event, error.fieldId)}
              className="inline-block py-1 font-medium underline underline-offset-4"
            >
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * Focuses the field instead of following the link, which would add an entry to the history. Where a button opens the
 * field in a dialog, it is pressed.
 */
function focusField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (field === null) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  field.scrollIntoView({ block: "center" });
  if (field.getAttribute("aria-haspopup") === "dialog") field.click();
}
