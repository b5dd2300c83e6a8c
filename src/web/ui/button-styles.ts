import { cva, type VariantProps } from "class-variance-authority";

/**
 * The look of everything that is pressed: buttons, links that look like buttons, menu triggers. At least 44 px high
 * where it is pressed with a finger; `small` shrinks to 36 px for a mouse only.
 */
export const buttonStyles = cva(
  [
    "relative inline-flex shrink-0 items-center justify-center gap-2 rounded-lg border font-medium no-underline",
    "select-none whitespace-nowrap transition-colors",
    "disabled:cursor-not-allowed disabled:opacity-55 aria-busy:cursor-progress [&_svg]:size-5 [&_svg]:shrink-0",
  ],
  {
    variants: {
      variant: {
        primary: "border-transparent bg-accent text-on-accent hover:bg-accent-strong",
        secondary: "border-line-strong/60 bg-surface text-ink hover:bg-sunken",
        ghost: "border-transparent bg-transparent text-ink hover:bg-sunken",
        danger: "border-transparent bg-danger text-on-danger hover:bg-danger-strong",
      },
      size: {
        medium: "h-11 px-4 text-base",
        small: "h-11 px-3 text-sm pointer-fine:h-9 [&_svg]:size-4",
        icon: "size-11",
        smallIcon: "size-11 pointer-fine:size-9",
      },
      full: { true: "w-full", false: "" },
    },
    defaultVariants: { variant: "primary", size: "medium", full: false },
  },
);

type Variants = VariantProps<typeof buttonStyles>;
export type ButtonVariant = NonNullable<Variants["variant"]>;
export type ButtonSize = "medium" | "small";
