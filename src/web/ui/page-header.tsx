import type { ReactNode } from "react";
import { ChevronLeft } from "#web/icons/chevron-left.ts";
import { AppLink } from "#web/ui/app-link.tsx";

interface PageHeaderProps {
  /** Omitted when the app's header already says it: on lists. */
  title?: ReactNode;
  description?: ReactNode;
  /** Badges and the like beside the title. */
  marks?: ReactNode;
  /** Buttons: at the end of the row, on a phone below the title. The main one comes last. */
  actions?: ReactNode;
  /** Classes of the buttons' row, for those that a phone has in another place: an empty row would be a gap. */
  actionsClass?: string;
  /** The screen that this one belongs to. On phones and tablets a bar leads there. */
  back?: { href: string; label: string };
  /** 2 inside the app shell, whose header has the page's h1. */
  level?: 1 | 2;
}

/** The head of a screen's content: the link back, what it is, and what can be done with it. */
export function PageHeader(props: PageHeaderProps) {
  const { title, description, marks, actions, actionsClass = "", back, level = 2 } = props;
  const Heading = `h${level}` as const;
  const hasWords = title || description || marks;
  return (
    <div
      className={`flex flex-col gap-1 has-[>a:only-child]:-my-4 has-[>a:only-child]:compact:hidden ${hasWords ? "" : actionsClass}`}
    >
      {back && (
        <AppLink
          href={back.href}
          returns
          className="-ml-1 inline-flex min-h-11 items-center gap-1 self-start rounded-md pr-2 font-medium text-ink-soft text-sm hover:text-ink compact:hidden print:hidden"
        >
          <ChevronLeft aria-hidden className="size-4" />
          {back.label}
        </AppLink>
      )}
      {(hasWords || actions) && (
        <div className="flex flex-wrap items-center gap-3">
          <div className="min-w-0 grow md:flex-1">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {title && <Heading className="min-w-0 font-semibold text-xl tracking-tight">{title}</Heading>}
              {marks}
            </div>
            {description && <p className="mt-0.5 text-ink-soft empty:hidden">{description}</p>}
          </div>
          {actions && <div className={`flex flex-wrap gap-2 print:hidden ${actionsClass}`}>{actions}</div>}
        </div>
      )}
    </div>
  );
}
