import type { Language } from "#domain/region/region.ts";
import { spelled } from "#domain/region/spelling.ts";
import { Check } from "#web/icons/check.ts";
import { ChevronRight } from "#web/icons/chevron-right.ts";
import type { SetUp } from "#web/tours/set-up.ts";
import { AppLink } from "#web/ui/app-link.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";

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

/** How much of the checklist is done. */
export function startOf(setUp: SetUp): { done: number; all: number } {
  return { done: steps.filter(({ isDone }) => isDone(setUp)).length, all: steps.length };
}

interface GettingStartedProps {
  setUp: SetUp;
  language: Language;
}

/** The checklist of an account that has documents, as one line that opens; hidden once every step is done. */
export function GettingStarted({ setUp, language }: GettingStartedProps) {
  const { done, all } = startOf(setUp);
  if (done === all) return null;
  return (
    <section aria-labelledby="getting-started">
      <Disclosure
        label={
          <span>
            <span id="getting-started">Getting Started</span>
            <span className="font-normal text-ink-soft">{`: ${done} of ${all} done`}</span>
          </span>
        }
      >
        <StartSteps setUp={setUp} language={language} />
      </Disclosure>
    </section>
  );
}

/** What a new account may begin with, each a link. */
export function StartSteps({ setUp, language }: GettingStartedProps) {
  return (
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
