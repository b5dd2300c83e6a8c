import { AppLink, type AppLinkProps } from "#web/ui/app-link.tsx";
import { type ButtonSize, type ButtonVariant, buttonStyles } from "#web/ui/button-styles.ts";

interface LinkButtonProps extends AppLinkProps {
  variant?: ButtonVariant;
  size?: ButtonSize;
  full?: boolean;
}

/** A link that looks like a button: for going somewhere. For doing something use `Button`. */
export function LinkButton({ variant, size, full, className, ...rest }: LinkButtonProps) {
  return <AppLink {...rest} className={buttonStyles({ variant, size, full, className })} />;
}
