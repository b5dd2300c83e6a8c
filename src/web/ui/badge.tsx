import { cva, type VariantProps } from "class-variance-authority";
import type { ReactNode } from "react";

const badgeStyles = cva(
  "inline-flex min-h-6 max-w-full shrink-0 items-center gap-1.5 rounded-xl border px-2.5 font-medium text-sm [&_svg]:size-3.5 [&_svg]:shrink-0",
  {
    variants: {
      variant: {
        default: "border-transparent bg-accent text-on-accent",
        secondary: "border-transparent bg-accent-soft text-accent-ink",
        destructive: "border-transparent bg-danger text-on-danger",
        outline: "border-line-strong text-ink",
        green: "border-transparent bg-success-soft text-success-ink",
        yellow: "border-transparent bg-warning-soft text-warning-ink",
        red: "border-transparent bg-danger-soft text-danger-ink",
        grey: "border-transparent bg-sunken text-ink-soft",
        blue: "border-transparent bg-info-soft text-info-ink",
      },
      long: { true: "wrap-anywhere py-0.5 text-start leading-5", false: "whitespace-nowrap leading-none" },
    },
    defaultVariants: { variant: "default", long: false },
  },
);

export type BadgeVariant = NonNullable<VariantProps<typeof badgeStyles>["variant"]>;

interface BadgeProps {
  variant?: BadgeVariant;
  /** The text was written by a person and may be long: it wraps. */
  long?: boolean;
  /** The text: colour alone must not carry the meaning. */
  children: ReactNode;
}

/** A short mark such as a status or a category. */
export function Badge({ variant, long, children }: BadgeProps) {
  return <span className={badgeStyles({ variant, long })}>{children}</span>;
}
