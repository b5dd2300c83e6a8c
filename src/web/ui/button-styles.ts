import { cva, type VariantProps } from "class-variance-authority";

/**
 * The look of everything that is pressed: buttons, links that look like buttons, menu triggers. At least 44 px high
 * where it is pressed with a finger; `small` shrinks to 36 px for a mouse only.
 */
export const buttonStyles = cva(
  [
    "relative inline-flex items-center roomy:shrink-0 justify-center gap-2 rounded-lg border font-medium no-underline",
    "select-none transition-colors roomy:whitespace-nowrap",
    "disabled:cursor-not-allowed disabled:opacity-55 aria-busy:cursor-progress [&_svg]:size-5 [&_svg]:shrink-0",
  ],
  {
    variants: {
      variant: {
        primary: "border-transparent bg-accent text-on-accent hover:bg-accent-strong",
        secondary: "border-line-strong bg-surface text-ink hover:bg-sunken",
        ghost: "border-transparent bg-transparent text-ink hover:bg-sunken",
        danger: "border-transparent bg-danger text-on-danger hover:bg-danger-strong",
      },
      size: {
        medium: "min-h-11 px-4 py-1 text-base leading-5 roomy:h-11",
        small: "min-h-11 px-3 text-sm pointer-fine:min-h-9 roomy:h-11 roomy:pointer-fine:h-9 [&_svg]:size-4",
        icon: "size-11 shrink-0",
        smallIcon: "size-11 shrink-0 pointer-fine:size-9",
      },
      full: { true: "w-full", false: "" },
    },
    defaultVariants: { variant: "primary", size: "medium", full: false },
  },
);

type Variants = VariantProps<typeof buttonStyles>;
export type ButtonVariant = NonNullable<Variants["variant"]>;
export type ButtonSize = "medium" | "small";
