import { createContext, use, useId } from "react";
import type { Opened } from "#vault/records/records.ts";
import type { Summary } from "#web/documents/shown-status.ts";
import { numberOf } from "#web/records/document-kinds.ts";
import { TickBox } from "#web/ui/checkbox.tsx";
import { MixedMark } from "#web/ui/mixed-mark.tsx";

interface Selection {
  /** The ids of the selected documents. */
  selected: ReadonlySet<string>;
  /** The ids of the rows in view. */
  inView: readonly string[];
  onChange: (ids: readonly string[], isSelected: boolean) => void;
}

/** In a context, so that a change draws the boxes again and not the memoised rows around them. */
export const SelectionContext = createContext<Selection | null>(null);

/** The box that selects a document in its row. */
export function RowCheck({ opened }: { opened: Opened<Summary> }) {
  const { id } = opened.record;
  return <Check name={`Select ${numberOf(opened.record)}`} ids={[id]} />;
}

/** The box that selects all rows in view. */
export function AllCheck() {
  return <Check name="Select all" ids={use(SelectionContext)?.inView ?? []} />;
}

function Check({ name, ids }: { name: string; ids: readonly string[] }) {
  const boxId = useId();
  const selection = use(SelectionContext);
  if (selection === null) return null;
  const count = ids.filter((id) => selection.selected.has(id)).length;
  const isAll = count > 0 && count === ids.length;
  return (
    <label
      htmlFor={boxId}
      className="grid h-11 pointer-fine:in-data-compact:h-9 w-8 place-items-center @min-[700px]:w-9 pointer-coarse:w-11"
    >
      <span className="sr-only">{name}</span>
      <TickBox
        id={boxId}
        data-selects=""
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isAll;
        }}
        onChange={(event) => selection.onChange(ids, event.target.checked)}
      >
        <MixedMark />
      </TickBox>
    </label>
  );
}
