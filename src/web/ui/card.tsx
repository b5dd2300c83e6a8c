import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { ScreenHeading } from "#web/ui/screen-heading.tsx";

interface CardProps {
  title?: ReactNode;
  description?: ReactNode;
  /** Buttons at the end of the title's row. */
  actions?: ReactNode;
  /** A row at the foot with a background of its own: the buttons of a form, a total. */
  footer?: ReactNode;
  children?: ReactNode;
  className?: string;
  /** Heading level of the title. */
  level?: 1 | 2 | 3 | 4;
  /** Makes it a region of this name that a screen reader can go to: for the few main parts of a screen. */
  label?: string;
}

/** A surface on the page with a title, content and a foot. */
export function Card(props: CardProps) {
  const { title, description, actions, footer, children, className, level = 2, label } = props;
  const Heading = `h${level}` as const;
  return (
    <section
      aria-label={label}
      className={cx(surfaceStyles, "flex min-w-0 flex-col overflow-clip", className)}
    >
      {(title || actions) && (
        <div
          className={cx(
            "flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 pt-4 md:px-6 md:pt-5",
            !children && "pb-4 md:pb-5",
          )}
        >
          <div className="min-w-0">
            {level === 1 && typeof title === "string" ? (
              <ScreenHeading className={headingStyles}>{title}</ScreenHeading>
            ) : (
              <Heading className={headingStyles}>{title}</Heading>
            )}
            {description && <p className="mt-0.5 text-ink-soft text-sm">{description}</p>}
          </div>
          {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
        </div>
      )}
      {children && <div className="flex flex-col gap-4 p-4 md:px-6 md:py-5">{children}</div>}
      {footer && (
        <div className="mt-auto flex flex-wrap items-center justify-end gap-3 border-line border-t bg-sunken/50 px-4 py-3 md:px-6">
          {footer}
        </div>
      )}
    </section>
  );
}

const headingStyles = "font-semibold text-xl";

/** The look of a card's surface, for elements that are not a card but look like one. */
export const surfaceStyles = "rounded-xl border border-line bg-surface";
