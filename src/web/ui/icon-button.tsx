import type { ComponentProps } from "react";
import { type ButtonVariant, buttonStyles } from "#web/ui/button-styles.ts";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label"> {
  /** What the button does, as a person would say it; in lists it includes the record: "Delete Boiler service". */
  "aria-label": string;
  variant?: ButtonVariant;
  size?: "medium" | "small";
  /** Shows the name on hover and focus, see overlays/tooltip.tsx. Turn it off when the button opens something that says the same at once. */
  tooltip?: boolean;
}

/** A button that shows only an icon. The name is required, and is also its tooltip. */
export function IconButton({ variant = "ghost", size, tooltip = true, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...(tooltip && { "data-tooltip": "" })}
      {...rest}
      className={buttonStyles({ variant, size: size === "small" ? "smallIcon" : "icon", className })}
    />
  );
}
