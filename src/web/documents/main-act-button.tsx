import { type ReactNode, useState } from "react";
import { mainActsOf } from "#domain/documents/main-act.ts";
import { today } from "#web/base/today.ts";
import { actLooks, type InstantAct } from "#web/documents/act-looks.ts";
import type { RowActsProps } from "#web/documents/use-acts.ts";
import type { IconComponent } from "#web/icons/icon.ts";
import { sayUnreachable } from "#web/overlays/say-unreachable.ts";
import { onReach, usePart } from "#web/overlays/use-part.ts";
import { numberOf } from "#web/records/document-kinds.ts";

const loadActs = () => import("#web/documents/row-menu-popup.tsx");

interface MainActButtonProps extends Omit<RowActsProps, "onStatusChange" | "onPaper"> {
  /** Draws the button with the act's word and icon. */
  button: (act: { text: string; icon: IconComponent }, given: GivenToButton) => ReactNode;
}

interface GivenToButton extends ReturnType<typeof onReach> {
  "aria-label": string;
  onClick: () => void;
}

/**
 * The act that a document in a list asks for now ([Note: The main act]), as a button; nothing for one that asks for
 * none. What carries the act out is loaded when somebody reaches for the button.
 */
export function MainActButton({ button, ...props }: MainActButtonProps) {
  const { opened } = props;
  const [wanted, setWanted] = useState<InstantAct | null>(null);
  const part = usePart(loadActs, wanted !== null, () => {
    setWanted(null);
    sayUnreachable();
  });
  const { main } = mainActsOf(opened.record, today());
  if (main === null || main === "viewInvoice") return null;
  const look = actLooks[main];
  return (
    <>
      {button(look, {
        ...onReach(loadActs),
        "aria-label": `${look.text}, ${numberOf(opened.record)}`,
        onClick: () => setWanted(main),
      })}
      {part && wanted && <part.ActOnce {...props} act={wanted} onDone={() => setWanted(null)} />}
    </>
  );
}
