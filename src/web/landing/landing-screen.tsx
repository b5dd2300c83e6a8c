import { FileText, Hammer, LockKeyhole, type LucideIcon, Receipt, Smartphone } from "lucide-react";
import { trialDays } from "#domain/account/person.ts";
import { createAccountAddress } from "#web/account/create-account-address.ts";
import { PlanCard } from "#web/landing/plan-card.tsx";
import { PublicPage } from "#web/landing/public-page.tsx";
import { TextLink } from "#web/ui/app-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";

const features: { icon: LucideIcon; title: string; words: string }[] = [
  {
    icon: FileText,
    title: "Quotes while you are still on site",
    words: "Pick a customer, add materials and hours, and the price is there, markup and tax worked out.",
  },
  {
    icon: Receipt,
    title: "From quote to invoice in one press",
    words: "Numbered, with your bank details, and in the UK right for CIS and the reverse charge.",
  },
  {
    icon: Hammer,
    title: "Your own price list",
    words: "Materials and rates typed once, or brought in from a spreadsheet, and found as you type.",
  },
  {
    icon: Smartphone,
    title: "On the phone you have",
    words: "Made for a small screen and a thumb first, and for the laptop in the evening as well.",
  },
];

const businesses = [
  "Builders",
  "Plumbers",
  "Electricians",
  "Joiners and carpenters",
  "Decorators",
  "Roofers",
  "Plasterers",
  "Tilers",
  "Landscapers",
  "Cleaners",
  "Consultants",
  "Freelancers",
];

/** What a visitor sees first (specification 1 §2). */
export function LandingScreen() {
  return (
    <PublicPage>
      <section className="flex max-w-3xl flex-col items-start gap-6">
        <h1 className="text-balance font-semibold text-4xl tracking-tight md:text-5xl">
          Quotes and invoices for people who work with their hands.
        </h1>
        <p className="max-w-xl text-ink-soft text-lg">
          Price the job, send the quote, get paid. Encrypted in your browser, so that your business stays
          yours.
        </p>
        <div className="flex flex-wrap gap-3">
          <LinkButton href={createAccountAddress}>Start your {trialDays}-day free trial</LinkButton>
          <LinkButton href="/auth" variant="secondary">
            Sign in to your account
          </LinkButton>
        </div>
      </section>
      <section aria-label="Features" className="grid gap-4 md:grid-cols-2">
        {features.map(({ icon: Icon, title, words }) => (
          <Card key={title}>
            <Icon aria-hidden className="size-6 text-accent" />
            <h2 className="font-semibold text-lg">{title}</h2>
            <p className="text-ink-soft">{words}</p>
          </Card>
        ))}
      </section>
      <section aria-label="Business types" className="flex flex-col gap-4">
        <h2 className="font-semibold text-2xl tracking-tight">For everyone who prices a job</h2>
        <ul className="flex flex-wrap gap-2">
          {businesses.map((name) => (
            <li key={name} className="rounded-full border border-line bg-surface px-4 py-1.5">
              {name}
            </li>
          ))}
        </ul>
      </section>
      <PlanCard />
      <Privacy />
    </PublicPage>
  );
}

function Privacy() {
  return (
    <section aria-label="Privacy" className="flex max-w-3xl gap-4">
      <LockKeyhole aria-hidden className="mt-1 size-6 shrink-0 text-accent" />
      <div className="flex flex-col gap-2">
        <h2 className="font-semibold text-2xl tracking-tight">We cannot read your business</h2>
        <p className="text-ink-soft">
          With encryption set up, customers, addresses, bank details and the words of every quote and invoice
          are sealed with AES-256 in your browser, with a passphrase that never leaves it. Lose the
          passphrase, and nobody can bring the data back: not even us.
        </p>
        <p className="text-ink-soft">
          Amounts, dates and statuses stay readable to the server, which adds them up. The{" "}
          <TextLink href="/privacy-policy">privacy policy</TextLink> names every field.
        </p>
      </div>
    </section>
  );
}
