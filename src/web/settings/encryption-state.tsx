import type { ReactNode } from "react";

/** The badge of a state, and what it means. */
export function State({ badge, children }: { badge: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-2">
      {badge}
      <p className="text-ink-soft">{children}</p>
    </div>
  );
}
