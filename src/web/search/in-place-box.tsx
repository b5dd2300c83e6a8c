import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Search } from "#web/icons/search.ts";
import { rowId } from "#web/ui/combobox-entries.ts";
import { ComboboxList } from "#web/ui/combobox-list.tsx";
import type { ComboboxProps } from "#web/ui/combobox-props.ts";
import { controlStyles, framedInputStyles } from "#web/ui/control-styles.ts";
import { useCombobox } from "#web/ui/use-combobox.ts";

interface InPlaceBoxProps<Item extends object> extends Omit<ComboboxProps<Item>, "onKeyDown" | "inputRef"> {
  "aria-label": string;
  /** What it begins with. */
  words?: string;
  /** Enter chooses nothing in an empty box until an arrow has been pressed: for entries that change something. */
  waits?: boolean;
  /** The key of the entry that it begins at: where somebody comes back from. */
  returnsTo?: string | null;
  /** Called with each key before the box does anything; what it prevents is not the box's. @param active what Enter chooses */
  onPress: (event: KeyboardEvent<HTMLInputElement>, active: Item | null) => void;
}

/**
 * A combobox whose list is always there, in the flow under the box, as a search dialog has it. It begins with the focus.
 * Escape is not its own: it closes the dialog, whatever is typed.
 */
export function InPlaceBox<Item extends object>(props: InPlaceBoxProps<Item>) {
  const { onPress, words = "", waits = false, returnsTo = null, ...own } = props;
  const { text, active: first, ...box } = useCombobox(own);
  const [isMoved, setMoved] = useState(false);
  const isBack = returnsTo !== null && first === returnsTo;
  const isWaiting = waits && text.trim() === "" && !isMoved && !isBack;
  const active = isWaiting ? null : first;
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const begin = useEffectEvent(() => {
    input.current?.focus();
    if (words !== "") box.type(words);
    if (returnsTo !== null) box.point(returnsTo);
  });
  useEffect(() => begin(), []);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const rows = box.groups.flatMap(({ items }) => items);
    onPress(event, rows.find(({ key }) => key === active)?.item ?? null);
    if (event.defaultPrevented || event.key === "Escape") return;
    if (isWaiting && event.key === "Enter") return event.preventDefault();
    if (isWaiting && event.key === "ArrowDown") event.preventDefault();
    else box.press(event);
    if (event.key === "ArrowDown" || event.key === "ArrowUp") setMoved(true);
  };
  return (
    <>
      <div className={controlStyles({ kind: "frame" })}>
        <Search aria-hidden className="ml-3 size-5 shrink-0 text-ink-soft" />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={props["aria-label"]}
          aria-autocomplete="list"
          aria-expanded
          aria-controls={box.part ? listId : undefined}
          aria-activedescendant={active === null ? undefined : rowId(listId, active)}
          placeholder={props.placeholder}
          value={text}
          onChange={(event) => {
            setMoved(false);
            box.type(event.target.value);
          }}
          onFocus={box.show}
          onKeyDown={press}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          className={`${framedInputStyles} pl-2`}
        />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press on the list leaves the focus in the box */}
      <div
        onMouseDown={(event) => event.preventDefault()}
        className="-mx-1.5 -mt-2 [--available-height:calc(100dvh-16rem)]"
      >
        {box.part && (
          <ComboboxList
            {...own}
            id={listId}
            label={props["aria-label"]}
            groups={box.groups}
            sought={box.sought}
            active={active}
            onActive={(key) => {
              setMoved(true);
              box.point(key);
            }}
            onChoose={box.choose}
          />
        )}
      </div>
    </>
  );
}
