import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useStable } from "#web/base/use-stable.ts";
import type { MenuEntry } from "#web/overlays/entries-menu.tsx";
import { hearRowTouch } from "#web/records/row-touch.ts";
import { AppLink } from "#web/ui/app-link.tsx";

interface RowGesturesProps {
  /** What a swipe uncovers of a row: its {@link UncoveredButtons}. */
  uncovered: (id: string, onDone: () => void) => ReactNode;
  /** The rows. */
  children: ReactNode;
}

/**
 * [Note: Gestures on rows]
 * Everything that can be done with a record is behind the "..." of its row, by name, for every hand and with every
 * screen reader. Fingers have two shorter ways to the same: a swipe to the left uncovers the first two entries of that
 * menu as buttons, which neither Tab nor a screen reader finds a second time, and a press that lasts opens the menu.
 * Shift+F10 and the context key open it too, and so does the right button of a mouse, at the pointer.
 */
export function RowGestures({ uncovered, children }: RowGesturesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const [row, setRow] = useState<HTMLElement | null>(null);
  const touch = useRef<ReturnType<typeof hearRowTouch>>(null);
  useEffect(() => {
    if (frame.current === null) return;
    const heard = hearRowTouch(frame.current, {
      onUncover: setRow,
      onCover: () => setRow(null),
      width: () => buttons.current?.offsetWidth ?? 0,
    });
    touch.current = heard;
    return heard.stop;
  }, []);
  const cover = useStable(() => touch.current?.cover());
  return (
    <div ref={frame} className={frameStyles}>
      {children}
      {row?.dataset.row !== undefined &&
        createPortal(
          <div ref={buttons} aria-hidden data-uncovered className={buttonsStyles}>
            {uncovered(row.dataset.row, cover)}
          </div>,
          row,
        )}
    </div>
  );
}

/** A finger scrolls and magnifies as everywhere; it selects no text, because a press that lasts opens the menu. */
const frameStyles =
  "[touch-action:pan-y_pinch-zoom] [-webkit-touch-callout:none] pointer-coarse:select-none [&_ul]:overflow-x-clip";
const buttonsStyles = "absolute inset-y-0 left-full flex w-48 print:hidden";

interface UncoveredButtonsProps {
  /** The entries of the row's menu. */
  entries: readonly MenuEntry[];
  onDone: () => void;
}

/** The first two entries of a row's menu as buttons beside the row ([Note: Gestures on rows]). */
export function UncoveredButtons({ entries, onDone }: UncoveredButtonsProps) {
  return entries.slice(0, 2).map((entry, index) => {
    const { text, icon: Icon } = entry;
    const given = {
      tabIndex: -1,
      className: `${buttonStyles} ${index === 0 ? "bg-accent text-on-accent" : "bg-sunken text-ink"}`,
    };
    const inside = (
      <>
        {Icon && <Icon aria-hidden className="size-5 shrink-0" />}
        {text}
      </>
    );
    if ("href" in entry) {
      return (
        <AppLink {...given} key={text} href={entry.href}>
          {inside}
        </AppLink>
      );
    }
    const press = () => {
      onDone();
      if ("onSelect" in entry) entry.onSelect();
    };
    return (
      <button {...given} key={text} type="button" onClick={press}>
        {inside}
      </button>
    );
  });
}

const buttonStyles =
  "flex flex-1 flex-col items-center justify-center gap-0.5 px-2 text-center font-medium text-xs no-underline -outline-offset-3!";
