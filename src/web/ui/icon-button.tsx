import type { ComponentProps } from "react";
import { type ButtonVariant, buttonStyles } from "#web/ui/button-styles.ts";
import { withTooltip } from "#web/ui/tooltip.tsx";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "aria-label"> {
  /** What the button does, as a person would say it; names the record in lists: "Delete Boiler service". */
  "aria-label": string;
  variant?: ButtonVariant;
  size?: "medium" | "small";
  /** Shows the name on hover and focus; on unless the button opens something that says it at once. */
  tooltip?: boolean;
}

/** A button that shows only an icon. The name is required and doubles as its tooltip. */
export function IconButton({ variant = "ghost", size, tooltip = true, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...(tooltip && withTooltip)}
      {...rest}
      className={buttonStyles({ variant, size: size === "small" ? "smallIcon" : "icon", className })}
    />
  );
}
