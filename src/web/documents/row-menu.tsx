import { MainActButton } from "#web/documents/main-act-button.tsx";
import type { RowActsProps } from "#web/documents/use-acts.ts";
import { Ellipsis } from "#web/icons/ellipsis.ts";
import { useMenuButton } from "#web/overlays/use-menu-button.ts";
import { numberOf } from "#web/records/document-kinds.ts";
import { IconButton } from "#web/ui/icon-button.tsx";

const loadMenu = () => import("#web/documents/row-menu-popup.tsx");

/**
 * Everything that can be done with a document in its list, behind "...", and in a table the act that it asks for now
 * ([Note: The main act]) as a button beside it. A document that cannot be read cannot be sent, edited, duplicated or
 * converted.
 */
export function RowMenu(props: RowActsProps) {
  const { opened, onStatusChange } = props;
  const isInTable = onStatusChange === undefined;
  const { part, button, popup } = useMenuButton(loadMenu);
  const label = `More for ${numberOf(opened.record)}`;
  return (
    <>
      {isInTable && opened.state === "open" && <MainAct {...props} />}
      <IconButton size={isInTable ? "small" : "medium"} tooltip={false} {...button} aria-label={label}>
        <Ellipsis aria-hidden />
      </IconButton>
      {part && <part.RowMenuPopup {...props} popup={{ ...popup, label }} />}
    </>
  );
}

function MainAct(props: RowActsProps) {
  return (
    <MainActButton
      {...props}
      button={({ icon: Icon }, given) => (
        <IconButton size="small" {...given} className={onReachStyles}>
          <Icon aria-hidden />
        </IconButton>
      )}
    />
  );
}

/** In its place at all times, so that nothing moves when it appears. */
const onReachStyles =
  "@max-[640px]:hidden opacity-0 focus-visible:opacity-100 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100 forced-colors:opacity-100";
