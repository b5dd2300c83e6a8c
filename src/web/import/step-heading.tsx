import type { ReactNode } from "react";

/** The head of a step. It takes the focus as the step appears, so that nobody is left on a button that has gone. */
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
