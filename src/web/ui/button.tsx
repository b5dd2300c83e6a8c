import { cx } from "class-variance-authority";
import type { ComponentProps, MouseEvent } from "react";
import { LoaderCircle } from "#web/icons/loader-circle.ts";
import { type ButtonSize, type ButtonVariant, buttonStyles } from "#web/ui/button-styles.ts";

export interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  full?: boolean;
  /** Work is under way: the button keeps its width, its name and the focus, and ignores presses. */
  loading?: boolean;
}

/** A button. Its type is "button" unless given, so that it never submits a form by accident. */
export function Button({ variant, size, full, loading = false, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      className={buttonStyles({ variant, size, full, className: rest.className })}
    >
      <span className={cx("inline-flex items-center gap-2", loading && "opacity-0")}>{children}</span>
      {loading && <LoadingMark />}
    </button>
  );
}

function LoadingMark() {
  return (
    <span aria-hidden className="absolute inset-0 grid place-items-center">
      <LoaderCircle className="animate-spin" />
    </span>
  );
}
