import type { Language } from "#domain/region/region.ts";
import { spelled } from "#domain/region/spelling.ts";
import { Check } from "#web/icons/check.ts";
import { ChevronRight } from "#web/icons/chevron-right.ts";
import type { SetUp } from "#web/tours/set-up.ts";
import { AppLink } from "#web/ui/app-link.tsx";
import { Card } from "#web/ui/card.tsx";

interface StartStep {
  href: string;
  label: string;
  /** The name by which a tour finds the step. */
  tour: string;
  isDone: (setUp: SetUp) => boolean;
}

const steps: readonly StartStep[] = [
  {
    href: "/company-profile",
    label: "Add your company name",
    tour: "company-profile",
    isDone: ({ hasCompanyName }) => hasCompanyName,
  },
  {
    href: "/materials",
    label: "Add your materials",
    tour: "materials",
    isDone: ({ hasMaterials }) => hasMaterials,
  },
  {
    href: "/labor",
    label: "Add your labour rates",
    tour: "labour",
    isDone: ({ hasLabour }) => hasLabour,
  },
  {
    href: "/quote-builder",
    label: "Create your first quote",
    tour: "new-quote",
    isDone: ({ hasQuotes }) => hasQuotes,
  },
];

/** The checklist of a new account; hidden once every step is done. */
export function GettingStarted({ setUp, language }: { setUp: SetUp; language: Language }) {
  const done = steps.filter(({ isDone }) => isDone(setUp)).length;
  if (done === steps.length) return null;
  return (
    <Card title="Getting Started" description={`${done} of ${steps.length} done`}>
      <ol className="-my-2 divide-y divide-line">
        {steps.map((step) => (
          <li key={step.href}>
            <AppLink
              href={step.href}
              data-tour={step.tour}
              className="-mx-2 flex min-h-12 items-center gap-3 rounded-lg px-2 hover:bg-sunken"
            >
              <Mark isDone={step.isDone(setUp)} />
              <span className={`min-w-0 flex-1 ${step.isDone(setUp) ? "text-ink-soft" : "font-medium"}`}>
                {spelled(step.label, language)}
              </span>
              <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
            </AppLink>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function Mark({ isDone }: { isDone: boolean }) {
  if (!isDone) {
    return (
      <>
        <span aria-hidden className="size-6 shrink-0 rounded-full border-2 border-line-strong" />
        <span className="sr-only">To do:</span>
      </>
    );
  }
  return (
    <>
      <span
        aria-hidden
        className="grid size-6 shrink-0 place-items-center rounded-full bg-success-soft text-success-ink"
      >
        <Check className="size-4" strokeWidth={3} />
      </span>
      <span className="sr-only">Done:</span>
    </>
  );
}
