import { useState } from "react";
import { Controller } from "react-hook-form";
import { readDays } from "#contract/wire.ts";
import { type QuoteFootChoice, quoteFootChoices } from "#domain/company/company-profile.ts";
import { type QuoteTextPart, quoteTextNames } from "#domain/company/quote-texts.ts";
import { defaultValidUntil } from "#domain/documents/default-dates.ts";
import { quoteFootText } from "#pdf/quote-foot.ts";
import { cleanText } from "#web/base/form-text.ts";
import { today } from "#web/base/today.ts";
import { controlId, useBox, useCompanyForm, useFormRegion } from "#web/company/company-form-context.ts";
import { QuoteTextDialog } from "#web/company/quote-text-dialog.tsx";
import { useCompanyTexts } from "#web/records/company-texts.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { RadioGroup } from "#web/ui/radio-group.tsx";
import { longDay } from "#words/labels/long-day.ts";
import { quoteFootLabels, quoteTextLabels } from "#words/paper/quote-text-labels.ts";

/** What the foot of a quote says, with the sentences of each choice, and the firm's own words on quotes. */
export function QuoteWordsCard() {
  const { control } = useCompanyForm();
  const footOf = usePrintedFoot();
  const [edited, setEdited] = useState<QuoteTextPart | null>(null);
  return (
    <Card title="Words on Quotes" description="What stands under the sums of a quote.">
      <Controller
        control={control}
        name="quoteFoot"
        render={({ field }) => (
          <RadioGroup
            id={controlId("quoteFoot")}
            legend="Foot of a quote"
            options={(["", ...quoteFootChoices] as const).map((value) => ({
              value,
              label: quoteFootLabels[value],
              hint: (
                <span dir="auto" className="whitespace-pre-line wrap-anywhere">
                  {footOf(value)}
                </span>
              ),
            }))}
            value={field.value}
            onValueChange={field.onChange}
          />
        )}
      />
      <div>
        <h3 className="font-semibold">Your own words</h3>
        <p className="text-ink-soft text-sm">Saved by themselves, apart from this profile.</p>
        <ul className="divide-y divide-line">
          <TextRow part="foot" onEdit={setEdited} />
          <TextRow part="closing" onEdit={setEdited} />
        </ul>
      </div>
      {edited && <QuoteTextDialog part={edited} onClose={() => setEdited(null)} />}
    </Card>
  );
}

/** The foot of a quote of today, by the form as it is filled in; of the firm's own words the beginning. */
function usePrintedFoot(): (choice: QuoteFootChoice | "") => string | null {
  const written = useCompanyTexts().find(quoteTextNames.foot);
  const own = written === null ? "Your own words, when you have written them." : beginningOf(written);
  const { region } = useFormRegion();
  const language = useBox("language");
  const namesTax = useBox("chargeVat");
  const paymentTermsDays = readDays(cleanText(useBox("paymentTermsDays")), 180) ?? null;
  const quoteValidityDays = readDays(cleanText(useBox("quoteValidityDays")), 365) ?? null;
  const validUntil = longDay(defaultValidUntil(today(), { quoteValidityDays }), language);
  return (choice) =>
    quoteFootText({ choice: choice || null, own, validUntil, region, namesTax, paymentTermsDays });
}

const longestBeginning = 200;

function beginningOf(text: string): string {
  const letters = [...text];
  return letters.length > longestBeginning ? `${letters.slice(0, longestBeginning).join("")}...` : text;
}

/** As much of a text as shows which one it is. */
function Printed({ text }: { text: string | null }) {
  return (
    <span dir="auto" className="line-clamp-4 whitespace-pre-line wrap-anywhere">
      {text}
    </span>
  );
}

interface TextRowProps {
  part: QuoteTextPart;
  onEdit: (part: QuoteTextPart) => void;
}

function TextRow({ part, onEdit }: TextRowProps) {
  const { isPending, isError, find } = useCompanyTexts();
  const text = find(quoteTextNames[part]);
  const { name, description } = quoteTextLabels[part];
  return (
    <li className="flex items-center gap-2 py-2">
      <div className="min-w-0 flex-1">
        <p>{name}</p>
        <div className="text-ink-soft text-sm">
          {isError ? (
            "Not loaded"
          ) : isPending ? (
            "Loading..."
          ) : text === null ? (
            description
          ) : (
            <Printed text={text} />
          )}
        </div>
      </div>
      <Button
        variant="secondary"
        size="small"
        aria-label={`Edit: ${name}`}
        disabled={isPending || isError}
        onClick={() => onEdit(part)}
      >
        Edit
      </Button>
    </li>
  );
}
