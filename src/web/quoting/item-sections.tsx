import type { Dispatch, ReactNode } from "react";
import type { Pence } from "#domain/money/pence.ts";
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
  /** What the customer pays for each line that is marked up, by its id; null where that cannot be read. */
  customerPays: ReadonlyMap<string, Pence | null>;
  currencySign: string;
  errorOf: (fieldId: string) => string | undefined;
  dispatch: Dispatch<DraftAction>;
}

/** The lines of a draft from 768 px on, a table for each section. Each can be changed, moved and removed in place. */
export function ItemSections({ lines, errorOf, customerPays, ...rest }: ItemSectionsProps) {
  return (
    <LineSections
      lines={lines}
      list={(heading, rows) => (
        <LineTable heading={heading} isFixed={rest.isFixed}>
          {rows}
        </LineTable>
      )}
    >
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

interface LineTableProps {
  heading: string;
  /** Fixed lines have no buttons. */
  isFixed: boolean;
  children: ReactNode;
}

function LineTable({ heading, isFixed, children }: LineTableProps) {
  return (
    <table aria-label={heading} className="line-table">
      <thead>
        <tr>
          <th scope="col">Description</th>
          <th scope="col">Qty</th>
          <th scope="col">Unit</th>
          <th scope="col">Price</th>
          <th scope="col">Total</th>
          {!isFixed && (
            <th scope="col">
              <span className="sr-only">Actions</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">{children}</tbody>
    </table>
  );
}
