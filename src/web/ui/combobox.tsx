import { Search, X } from "lucide-react";
import { useId, useRef } from "react";
import { createPortal } from "react-dom";
import { ComboboxList, rowId } from "#web/ui/combobox-list.tsx";
import type { ComboboxProps } from "#web/ui/combobox-props.ts";
import { controlStyles, framedInputStyles } from "#web/ui/control-styles.ts";
import { useFieldControl } from "#web/ui/field-context.ts";
import { usePopupHome } from "#web/ui/popup-home.ts";
import { useBelow } from "#web/ui/use-below.ts";
import { useCombobox } from "#web/ui/use-combobox.ts";

/**
 * One search box for any number of items: type, arrow keys, Enter; the combobox of ARIA 1.2, whose list has no focus.
 * At most `limit` rows are rendered however many items there are. A typed letter appears in the box at once; the list
 * follows as soon as it can, and always before a key chooses from it. Leaving the box closes the list.
 */
export function Combobox<Item extends object>(props: ComboboxProps<Item>) {
  const { text, open, active, ...box } = useCombobox(props);
  const listId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const { container } = usePopupHome();
  useBelow(frame, popup, open);
  const control = useFieldControl({ id: props.id });
  return (
    <div ref={frame} className={controlStyles({ kind: "frame" })}>
      <Search aria-hidden className="ml-3 size-5 shrink-0 text-ink-soft" />
      <input
        {...control}
        type="text"
        role="combobox"
        aria-label={props["aria-label"]}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open && active !== null ? rowId(listId, active) : undefined}
        placeholder={props.placeholder}
        ref={props.inputRef}
        value={text}
        onChange={(event) => box.type(event.target.value)}
        onClick={box.show}
        onKeyDown={box.press}
        onBlur={box.close}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="done"
        className={`${framedInputStyles} pl-2`}
      />
      {text !== "" && (
        <button
          type="button"
          tabIndex={-1}
          aria-label="Clear"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            box.type("");
            frame.current?.querySelector("input")?.focus();
          }}
          className="grid h-full w-11 shrink-0 place-items-center rounded-lg text-ink-soft hover:text-ink"
        >
          <X aria-hidden className="size-5" />
        </button>
      )}
      {open &&
        createPortal(
          // biome-ignore lint/a11y/noStaticElementInteractions: a press on the list leaves the focus in the box
          <div
            ref={popup}
            onMouseDown={(event) => event.preventDefault()}
            className="fixed z-50 rounded-xl border border-line bg-raised shadow-popup"
          >
            <ComboboxList
              {...props}
              id={listId}
              label={props["aria-label"] ?? props.placeholder}
              groups={box.groups}
              sought={box.sought}
              active={active}
              onActive={box.point}
              onChoose={box.choose}
            />
          </div>,
          container?.current ?? document.body,
        )}
    </div>
  );
}
