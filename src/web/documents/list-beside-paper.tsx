import { type MouseEvent, type ReactNode, useRef } from "react";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { PaperBeside } from "#web/documents/paper-beside.tsx";
import { isPlainPress } from "#web/routing/link.ts";

interface ListBesidePaperProps {
  kind: DocumentKind;
  /** The document whose paper is shown. */
  shown: string;
  onShow: (id: string) => void;
  /** The rows, which become narrow by themselves. */
  children: ReactNode;
}

/**
 * A list with the paper of one of its documents beside it. The row that gets the focus is shown. A press on a row that
 * is not shown shows it; a press on the one that is shown, and Enter, open its own screen.
 */
export function ListBesidePaper({ kind, shown, onShow, children }: ListBesidePaperProps) {
  const shownBefore = useRef(shown);
  const openShownAlone = (event: MouseEvent) => {
    const isByPointer = event.detail > 0;
    const isOnLink = event.target instanceof Element && event.target.closest("a[href]") !== null;
    const id = rowOf(event.target);
    if (isByPointer && isOnLink && isPlainPress(event) && id !== null && id !== shownBefore.current) {
      event.preventDefault();
      onShow(id);
    }
  };
  const showFocused = (target: EventTarget) => {
    const id = rowOf(target);
    if (id !== null) onShow(id);
  };
  return (
    <div className="grid grid-cols-[420px_minmax(0,1fr)] items-start gap-6">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears what happens to the links in it */}
      <div
        className="flex min-w-0 flex-col gap-6"
        onPointerDownCapture={() => {
          shownBefore.current = shown;
        }}
        onClickCapture={openShownAlone}
        onFocus={(event) => showFocused(event.target)}
      >
        {children}
      </div>
      <PaperBeside key={shown} kind={kind} id={shown} />
    </div>
  );
}

function rowOf(target: EventTarget | null): string | null {
  const row = target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;
  return row?.dataset.row ?? null;
}
