import { useId, useRef } from "react";
import { Search } from "#web/icons/search.ts";
import { X } from "#web/icons/x.ts";
import { rowId } from "#web/ui/combobox-entries.ts";
import type { ComboboxProps } from "#web/ui/combobox-props.ts";
import { controlStyles, framedInputStyles } from "#web/ui/control-styles.ts";
import { useFieldControl } from "#web/ui/field-context.ts";
import { useCombobox } from "#web/ui/use-combobox.ts";

/**
 * One search box for any number of items: type, arrow keys, Enter; the combobox of ARIA 1.2, whose list has no focus.
 * At most `limit` rows are rendered however many items there are. A typed letter appears in the box at once; the list
 * follows as soon as it can, and always before a key chooses from it. Where something can be made of what is typed, Tab
 * makes it if nothing matches, or takes the row that the arrows reached; a match that nobody chose is not taken, because
 * it may be another person. What was typed stays when the box is left. Leaving it closes the list. What finds and lists
 * is loaded when somebody reaches for the box; an arrow, Enter or Tab that comes before it waits for it.
 */
export function Combobox<Item extends object>(props: ComboboxProps<Item>) {
  const { text, open, active, ...box } = useCombobox(props);
  const listId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const control = useFieldControl({ id: props.id });
  return (
    <div ref={frame} className={`${controlStyles({ kind: "frame" })} relative`}>
      <Search aria-hidden className="ml-3 size-5 shrink-0 text-ink-soft" />
      <input
        {...control}
        type="text"
        role="combobox"
        aria-label={props["aria-label"]}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open && box.part ? listId : undefined}
        aria-activedescendant={open && active !== null ? rowId(listId, active) : undefined}
        placeholder={props.placeholder}
        ref={props.inputRef}
        value={text}
        onChange={(event) => box.type(event.target.value)}
        {...box.reach}
        onClick={box.show}
        onKeyDown={box.press}
        onBlur={box.leave}
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
      {open && box.hasFailed && (
        <p
          role="status"
          className="absolute inset-x-0 top-full z-50 mt-1.5 rounded-xl border border-line bg-raised px-4 py-3 shadow-popup"
        >
          The list could not be loaded. Check your internet, then reload this page.
        </p>
      )}
      {open && box.part && (
        <box.part.ComboboxPopup
          {...props}
          id={listId}
          label={props["aria-label"] ?? props.placeholder}
          frame={frame}
          groups={box.groups}
          sought={box.sought}
          active={active}
          onActive={box.point}
          onChoose={box.choose}
        />
      )}
    </div>
  );
}
