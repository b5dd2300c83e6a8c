import { trialDays } from "#domain/account/person.ts";
import { type Plan, planOf } from "#domain/account/plan.ts";
import { currencySign } from "#domain/money/format-money.ts";
import { spelled } from "#domain/region/spelling.ts";
import { createAccountAddress } from "#web/account/create-account-address.ts";
import { chooseLanguage, useVisitorLanguage } from "#web/base/visitor-language.ts";
import { Check } from "#web/icons/check.ts";
import { surfaceStyles } from "#web/ui/card.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Segmented } from "#web/ui/segmented.tsx";

const regions = [
  { value: "en-GB", label: "UK" },
  { value: "en-US", label: "US" },
  { value: "en-AU", label: "Australia" },
] as const;

const included = [
  "Every quote, invoice, customer and price list; nothing is held back for a dearer plan",
  "PDFs with your own logo and colour",
  "As many devices as you like",
  "Cancel any time; you keep access to the end of the month you paid for",
];

/** The one plan, in the currency of the visitor's country, detected or chosen. */
export function PlanCard() {
  const language = useVisitorLanguage();
  const plan = planOf(language);
  return (
    <section aria-label="Price" className={`${surfaceStyles} flex flex-col gap-6 p-6 md:p-8`}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="font-semibold text-2xl tracking-tight">One plan, everything in it</h2>
        <Segmented label="Country" segments={regions} value={language} onValueChange={chooseLanguage} />
      </div>
      <p aria-live="polite">
        <span className="tabular font-semibold text-4xl tracking-tight">{priceText(plan)}</span>{" "}
        <span className="text-ink-soft">per month, after {trialDays} days free</span>
      </p>
      <ul className="grid gap-3 md:grid-cols-2">
        {included.map((words) => (
          <li key={words} className="flex gap-3">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-soft" />
            {spelled(words, language)}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-4">
        <LinkButton href={createAccountAddress}>Start your free trial</LinkButton>
        <p className="text-ink-soft text-sm">No card needed. No set-up fee.</p>
      </div>
    </section>
  );
}

/** "£10", "$15", "A$22": a price list names the currency unambiguously, and leaves out pence of zero. */
function priceText({ amount, currency }: Plan): string {
  return `${currencySign(currency, "en-US")}${amount / 100}`;
}
