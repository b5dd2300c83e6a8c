import type { ReactNode } from "react";

/** The name of a key, as on its cap. */
export function KeyCap({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid min-h-7 min-w-7 place-items-center whitespace-nowrap rounded-md border border-line-strong/60 bg-sunken px-1.5 font-sans text-ink-soft text-sm">
      {children}
    </kbd>
  );
}
