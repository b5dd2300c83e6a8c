import type { Dispatch } from "react";
import { type LineSection, lineSections, sectionOf } from "#domain/documents/line-section.ts";
import type { Language } from "#domain/region/region.ts";
import type { DraftAction } from "#web/drafts/document-draft.ts";
import type { DraftLine } from "#web/drafts/draft-lines.ts";
import { fieldIds } from "#web/quoting/field-ids.ts";
import { LineEditor } from "#web/quoting/line-editor.tsx";
import { sectionHeadings } from "#words/labels/section-headings.ts";

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

/** The lines of a draft in their sections. Each can be changed, moved and removed in place. */
export function ItemSections(props: ItemSectionsProps) {
  return lineSections.map((section) => <SectionOfLines key={section} section={section} {...props} />);
}

interface SectionOfLinesProps extends ItemSectionsProps {
  section: LineSection;
}

function SectionOfLines({ section, lines, errorOf, customerPays, ...rest }: SectionOfLinesProps) {
  const own = lines.filter((line) => sectionOf(line) === section);
  if (own.length === 0) return null;
  return (
    <section aria-label={sectionHeadings[section]} className="@container">
      <h3 className="flex items-baseline justify-between border-line border-b pb-1 font-medium text-ink-soft text-sm">
        {sectionHeadings[section]}
        <span className="tabular">{own.length === 1 ? "1 item" : `${own.length} items`}</span>
      </h3>
      <ul className="divide-y divide-line">
        {own.map((line, index) => (
          <LineEditor
            key={line.id}
            line={line}
            at={lines.indexOf(line)}
            {...rest}
            customerPays={customerPays.get(line.id)}
            isFirst={index === 0}
            isLast={index === own.length - 1}
            nameError={errorOf(fieldIds.lineName(line.id))}
            quantityError={errorOf(fieldIds.lineQuantity(line.id))}
            priceError={errorOf(fieldIds.linePrice(line.id))}
          />
        ))}
      </ul>
    </section>
  );
}
