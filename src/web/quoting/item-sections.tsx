import type { Dispatch } from "react";
import type { Language } from "#domain/region/region.ts";
import type { DraftAction } from "#web/drafts/document-draft.ts";
import type { DraftLine } from "#web/drafts/draft-lines.ts";
import { fieldIds } from "#web/quoting/field-ids.ts";
import { LineEditor } from "#web/quoting/line-editor.tsx";
import { LineSections } from "#web/quoting/line-sections.tsx";

export interface ItemSectionsProps {
  lines: readonly DraftLine[];
  /** True when only the words of the lines may change. */
  isFixed: boolean;
  language: Language;
  /** What the customer pays for each line that is marked up, by its id. */
  customerPays: ReadonlyMap<string, string>;
  currencySign: string;
  errorOf: (fieldId: string) => string | undefined;
  dispatch: Dispatch<DraftAction>;
}

/** The lines of a draft from 768 px on. Each can be changed, moved and removed in place. */
export function ItemSections({ lines, errorOf, customerPays, ...rest }: ItemSectionsProps) {
  return (
    <LineSections lines={lines}>
      {(line, place) => (
        <LineEditor
          key={line.id}
          line={line}
          {...place}
          {...rest}
          customerPays={customerPays.get(line.id)}
          nameError={errorOf(fieldIds.lineName(line.id))}
          quantityError={errorOf(fieldIds.lineQuantity(line.id))}
          priceError={errorOf(fieldIds.linePrice(line.id))}
        />
      )}
    </LineSections>
  );
}
