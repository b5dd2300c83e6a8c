import { useState } from "react";
import type { DraftLine } from "#web/drafts/draft-lines.ts";
import { sayUnreachable } from "#web/overlays/say-unreachable.ts";
import { useLoadedWhenIdle, usePart } from "#web/overlays/use-part.ts";
import { fieldIds } from "#web/quoting/field-ids.ts";
import type { ItemSectionsProps } from "#web/quoting/item-sections.tsx";
import { LineRow, type OpenLine } from "#web/quoting/line-row.tsx";
import { besideLine, LineSections } from "#web/quoting/line-sections.tsx";

const loadSheet = () => import("#web/quoting/line-sheet.tsx");

/** The lines of a draft on a phone, as rows. A press opens a line in a sheet, where it is changed, moved or removed. */
export function ItemRows({ lines, errorOf, customerPays, ...rest }: ItemSectionsProps) {
  const [open, setOpen] = useState<OpenLine | null>(null);
  useLoadedWhenIdle(loadSheet);
  const part = usePart(loadSheet, open !== null, () => {
    setOpen(null);
    sayUnreachable();
  });
  const opened = part && lines.find(({ id }) => id === open?.id);
  const propsOf = (line: DraftLine) => ({
    ...{ line, ...rest },
    customerPays: customerPays.get(line.id),
    nameError: errorOf(fieldIds.lineName(line.id)),
    quantityError: errorOf(fieldIds.lineQuantity(line.id)),
    priceError: errorOf(fieldIds.linePrice(line.id)),
  });
  return (
    <>
      <LineSections lines={lines} list={(_, rows) => <ul className="divide-y divide-line">{rows}</ul>}>
        {(line, { at, GuideMark }) => (
          <LineRow
            key={line.id}
            {...propsOf(line)}
            {...{ at, GuideMark }}
            isOpen={line.id === opened?.id}
            onOpen={setOpen}
          />
        )}
      </LineSections>
      {part && opened && (
        <part.LineSheet
          {...propsOf(opened)}
          at={lines.indexOf(opened)}
          beside={besideLine(lines, opened)}
          fieldId={open?.fieldId ?? null}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
