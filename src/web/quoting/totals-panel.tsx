import type { Dispatch, ReactNode } from "react";
import type { CompanyProfile, Letterhead } from "#domain/company/company-profile.ts";
import { formatPercentShort } from "#domain/money/percent.ts";
import { mayReverseCharge } from "#domain/tax/reverse-charge.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { type DocumentDraft, type DraftAction, isFixed } from "#web/drafts/document-draft.ts";
import { fieldIds } from "#web/quoting/field-ids.ts";
import { offersCis, type RestPart } from "#web/quoting/load-editor-rest.ts";
import { OfRest } from "#web/quoting/of-rest.tsx";
import { TotalsRows } from "#web/quoting/totals-rows.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Field } from "#web/ui/field.tsx";
import { PercentInput } from "#web/ui/percent-input.tsx";
import { regionLabels } from "#words/labels/region-labels.ts";

interface TotalsPanelProps {
  /** "Quote Summary", "Pricing" */
  title: string;
  draft: DocumentDraft;
  /** The draft as a document, as the firm sees it. It may be a moment older than the draft. */
  order: PrintOrder;
  /** The firm whose rules apply: an invoice's own supplier, otherwise today's profile, in the document's region. */
  supplier: Letterhead | CompanyProfile;
  errorOf: (fieldId: string) => string | undefined;
  dispatch: Dispatch<DraftAction>;
  editorRest: RestPart;
  /** Asks for the figures of a firm that has none of its own. */
  onOwnFigures?: (() => void) | undefined;
  /** The buttons that finish the work. */
  footer: ReactNode;
}

/** Markup, discount and tax, the settings of the schemes when they may be offered, and the resulting sums. */
export function TotalsPanel(props: TotalsPanelProps) {
  const { title, draft, order, supplier, errorOf, dispatch, editorRest, footer } = props;
  const { terms, kind } = draft;
  const percent = (field: "markupPercent" | "discountPercent" | "taxPercent") => ({
    value: terms[field],
    onValueChange: (text: string) => dispatch({ type: "terms", change: { [field]: text } }),
  });
  const field = (name: "markupPercent" | "discountPercent" | "taxPercent") => ({
    id: fieldIds[name],
    error: errorOf(fieldIds[name]),
  });
  const scope = terms.markupScope === "materials_only" ? "On materials only" : undefined;
  return (
    <Card title={title} footer={footer}>
      <fieldset
        disabled={isFixed(draft)}
        data-tour="document-pricing"
        className="grid grid-cols-3 items-start gap-3"
      >
        <Field label="Markup" {...field("markupPercent")} {...(scope && { hint: scope })}>
          <PercentInput {...percent("markupPercent")} />
        </Field>
        <Field label="Discount" {...field("discountPercent")}>
          <PercentInput {...percent("discountPercent")} />
        </Field>
        {supplier.chargeVat && (
          <Field label={regionLabels(supplier.language).tax} {...field("taxPercent")}>
            <PercentInput {...percent("taxPercent")} />
          </Field>
        )}
      </fieldset>
      {props.onOwnFigures && (
        <p className="text-ink-soft text-sm">
          {startingFigures(draft, supplier)}
          <Button variant="ghost" size="small" onClick={props.onOwnFigures}>
            Change
          </Button>
        </p>
      )}
      {offersCis(kind, supplier) && (
        <OfRest editorRest={editorRest} height="h-20">
          {({ CisFields }) =>
            CisFields && (
              <CisFields
                draft={draft}
                rate={formatPercentShort(terms.cisRatePercent)}
                offersReverseCharge={mayReverseCharge(supplier)}
                dispatch={dispatch}
              />
            )
          }
        </OfRest>
      )}
      <TotalsRows order={order} />
    </Card>
  );
}

/** "25% markup, 20% VAT: our starting figures." */
function startingFigures({ terms }: DocumentDraft, { language }: Pick<Letterhead, "language">): string {
  return `${terms.markupPercent}% markup, ${terms.taxPercent}% ${regionLabels(language).tax}: our starting figures.`;
}
