import type { ReactNode } from "react";
import { useRootMark } from "#web/base/use-root-mark.ts";
import { atFoot } from "#web/ui/at-foot.ts";

interface FooterBarProps {
  /** A row of its own above what stays visible. */
  before?: ReactNode;
  /** What stays visible, such as the total. */
  children?: ReactNode;
  /** The button that finishes the work; the screen's main acts, over the whole width, where nothing is beside them. */
  actions?: ReactNode;
  /** Name of the region for screen readers: "Quote total". */
  label: string;
  /** On phones and tablets only, in place of their own bar; a wide screen shows the same beside the work. */
  phoneOnly?: boolean;
  /** As wide as its container on a wide screen, where that is a column in the middle of it. */
  inColumn?: boolean;
}

/**
 * A bar that stays at the foot of the screen while its container scrolls, above a phone's own bar. It must be the last
 * child of a container as wide as the content area. It extends over the margins of that container, so that at the end
 * of the page it lies at the edge as well.
 */
export function FooterBar(props: FooterBarProps) {
  const { before, children, actions, label, phoneOnly = true, inColumn = false } = props;
  useRootMark("footBar");
  return (
    <>
      <div className="toast-room" />
      <section
        ref={atFoot}
        aria-label={label}
        className={`${phoneOnly ? "wide:hidden" : ""} tall:sticky bottom-0 z-20 -mx-4 mt-auto -mb-4 bar-ground border-line border-t bg-raised px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] md:pointer-fine:py-2 ${inColumn ? "md:mx-0 md:px-0" : "md:-mx-6 md:px-6"} md:-mb-6 print:hidden`}
      >
        {before}
        <div className="flex flex-wrap items-center justify-between gap-2">
          {children && <div className="min-w-0">{children}</div>}
          {actions && (
            <div
              className={
                children
                  ? "flex max-w-full shrink-0 flex-wrap gap-2"
                  : "flex min-w-0 flex-1 flex-wrap gap-2 *:flex-1"
              }
            >
              {actions}
            </div>
          )}
        </div>
      </section>
    </>
  );
}
