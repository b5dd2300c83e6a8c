import type { ReactNode } from "react";
import { useId } from "react";

interface SectionProps {
  title: ReactNode;
  description?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  level?: 2 | 3;
  className?: string;
}

/** A named part of a page without a card of its own: a region that a screen reader can jump to. */
export function Section({ title, description, actions, children, level = 2, className = "" }: SectionProps) {
  const Heading = `h${level}` as const;
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={`${className} flex min-w-0 flex-col gap-3`}>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <Heading id={headingId} className="font-semibold text-xl">
            {title}
          </Heading>
          {description && <p className="text-ink-soft text-sm">{description}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2 print:hidden">{actions}</div>}
      </div>
      {children}
    </section>
  );
}
