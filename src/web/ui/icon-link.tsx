import { buttonStyles } from "#web/ui/button-styles.ts";
import { ListLink, type ListLinkProps } from "#web/ui/list-link.tsx";
import { withTooltip } from "#web/ui/tooltip.tsx";

interface IconLinkProps extends Omit<ListLinkProps, "aria-label"> {
  /** Where it leads, as a person would say it; in lists it includes the record: "Edit Q-0012". */
  "aria-label": string;
  size?: "medium" | "small";
}

/** A link that shows only an icon: what `IconButton` is for an action. The name is also its tooltip. */
export function IconLink({ size, className, ...rest }: IconLinkProps) {
  const styles = buttonStyles({
    variant: "ghost",
    size: size === "small" ? "smallIcon" : "icon",
    className,
  });
  return <ListLink {...withTooltip} {...rest} className={styles} />;
}
