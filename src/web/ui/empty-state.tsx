import type { ReactNode } from "react";
import type { IconComponent } from "#web/icons/icon.ts";

interface EmptyStateProps {
  icon: IconComponent;
  title: ReactNode;
  /** What to do next, in one sentence. */
  children?: ReactNode;
  /** The button that does it. */
  action?: ReactNode;
  level?: 2 | 3;
}

/** Shown by a list that is empty: why it is, and what to do next. */
export function EmptyState({ icon: Icon, title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-12 text-center">
      <span className="mb-2 grid size-14 place-items-center rounded-xl bg-sunken text-ink-soft">
        <Icon aria-hidden className="size-7" strokeWidth={1.75} />
      </span>
      <Heading className="font-semibold text-xl">{title}</Heading>
      {children && <p className="max-w-sm text-pretty text-ink-soft">{children}</p>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
