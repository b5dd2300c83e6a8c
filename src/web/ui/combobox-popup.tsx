import { type RefObject, useRef } from "react";
import { createPortal } from "react-dom";
import { ComboboxList, type ListProps } from "#web/ui/combobox-list.tsx";
import { findMatches } from "#web/ui/combobox-matches.ts";
import { groupEntries } from "#web/ui/group-entries.ts";
import { usePopupHome } from "#web/ui/popup-home.ts";
import { useBelow } from "#web/ui/use-below.ts";

export interface ComboboxPopupProps<Item extends object> extends ListProps<Item> {
  /** The box that it belongs to. */
  frame: RefObject<HTMLElement | null>;
}

/** The list in the page, under its box or above it. */
function ComboboxPopup<Item extends object>({ frame, ...list }: ComboboxPopupProps<Item>) {
  const popup = useRef<HTMLDivElement>(null);
  const { container } = usePopupHome();
  useBelow(frame, popup);
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: a press on the list leaves the focus in the box
    <div
      ref={popup}
      onMouseDown={(event) => event.preventDefault()}
      className="fixed z-50 rounded-xl border border-line bg-raised shadow-popup"
    >
      <ComboboxList {...list} />
    </div>,
    container?.current ?? document.body,
  );
}

/** Moves the focus on from a box, as the Tab key that waited for the list would have done. */
function focusAfter(box: Element): void {
  const stops = [
    ...document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary, [tabindex]",
    ),
  ];
  const isNext = (each: HTMLElement) =>
    (box.compareDocumentPosition(each) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
    each.tabIndex >= 0 &&
    !each.matches(":disabled, [inert] *") &&
    each.checkVisibility({ visibilityProperty: true });
  stops.find(isNext)?.focus();
}

/** What a box finds its matches with and lists them in. */
export const comboboxPart = { ComboboxPopup, findMatches, groupEntries, focusAfter };
