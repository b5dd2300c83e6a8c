import type { ReactNode, Ref } from "react";

/** What a dialog shows between its title and its buttons; it scrolls where it does not fit. */
export function DialogBody({ ref, children }: { ref?: Ref<HTMLDivElement>; children: ReactNode }) {
  return (
    <div
      ref={ref}
      className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto overscroll-contain px-4 pt-1.5 pb-4 md:px-6 md:pb-6"
    >
      {children}
    </div>
  );
}
