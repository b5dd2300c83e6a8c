import type { ReactNode } from "react";

/** The heading of a step. It takes the focus when the step appears, because the button that had it is gone. */
export function StepHeading({ children }: { children: ReactNode }) {
  return (
    <h3 ref={focusOnce} tabIndex={-1} className="font-semibold text-lg outline-none">
      {children}
    </h3>
  );
}

function focusOnce(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
}
