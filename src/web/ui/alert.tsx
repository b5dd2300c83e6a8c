import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";
import { CircleCheck } from "#web/icons/circle-check.ts";
import { CircleExclamationPoint } from "#web/icons/circle-exclamation-point.ts";
import { Info } from "#web/icons/info.ts";
import { TriangleExclamationPoint } from "#web/icons/triangle-exclamation-point.ts";

const alertStyles = cva("flex gap-3 rounded-xl border p-4", {
  variants: {
    variant: {
      info: "border-line-strong/60 bg-sunken",
      success: "border-success/40 bg-success-soft text-success-ink",
      warning: "border-warning/40 bg-warning-soft text-warning-ink",
      danger: "border-danger/40 bg-danger-soft text-danger-ink",
    },
  },
});
const icons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleExclamationPoint,
  danger: CircleExclamationPoint,
};

interface AlertProps {
  variant?: NonNullable<VariantProps<typeof alertStyles>["variant"]>;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links below the text. */
  actions?: ReactNode;
  /** Announced by screen readers as soon as it appears: for events while the page is open. */
  live?: boolean;
}

/** A message within the page: the end of a trial, a list that could not be loaded, a test mode. */
export function Alert({ variant = "info", title, children, actions, live = false }: AlertProps) {
  const Icon = icons[variant];
  const role = variant === "danger" ? "alert" : "status";
  return (
    <div className={alertStyles({ variant })} role={live ? role : undefined}>
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          {title && <div className="font-semibold">{title}</div>}
          {children && <div>{children}</div>}
        </div>
        {actions && <div className="flex flex-wrap gap-2 empty:hidden">{actions}</div>}
      </div>
    </div>
  );
}
