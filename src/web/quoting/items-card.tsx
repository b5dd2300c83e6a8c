import type { Dispatch } from "react";
import { kindRules } from "#domain/documents/kind-rules.ts";
import { type LineSection, lineSections, sectionOf } from "#domain/documents/line-section.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { Language } from "#domain/region/region.ts";
import { messages } from "#web/base/messages.ts";
import type { DraftAction } from "#web/drafts/document-draft.ts";
import type { DraftLine } from "#web/drafts/draft-lines.ts";
import { ListPlus } from "#web/icons/list-plus.ts";
import { fieldIds } from "#web/quoting/field-ids.ts";
import { LineEditor } from "#web/quoting/line-editor.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { sectionHeadings } from "#words/labels/section-headings.ts";

interface ItemsCardProps {
  /** "Quote Items" */
  title: string;
  kind: DocumentKind;
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
export function ItemsCard({ title, kind, lines, ...shared }: ItemsCardProps) {
  return (
    <Card title={title}>
      {lines.length === 0 && (
        <EmptyState icon={ListPlus} title="No items yet" level={3}>
          {kindRules[kind].needsLines && `${messages().quote.noLines}. `}
          {messages().items.start}
        </EmptyState>
      )}
      {lineSections.map((section) => (
        <SectionOfLines key={section} section={section} lines={lines} {...shared} />
      ))}
    </Card>
  );
}

interface SectionOfLinesProps extends Omit<ItemsCardProps, "title" | "kind"> {
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
