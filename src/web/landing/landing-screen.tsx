import { FileText, Hammer, LockKeyhole, type LucideIcon, Receipt, Smartphone } from "lucide-react";
import { trialDays } from "#domain/account/person.ts";
import { Card } from "#web/ui/card.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Wordmark } from "#web/ui/logo.tsx";

const features: { icon: LucideIcon; title: string; words: string }[] = [
  {
    icon: FileText,
    title: "Quotes while you are still on site",
    words:
      "Pick a customer, add your materials and hours, and the price is there. VAT and markup are worked out.",
  },
  {
    icon: Receipt,
    title: "From quote to invoice in one press",
    words: "Numbered, with your bank details, and right for CIS and the reverse charge.",
  },
  {
    icon: Hammer,
    title: "Made for the trades",
    words:
      "Builders, plumbers, electricians, decorators, roofers, landscapers and everyone who prices a job.",
  },
  {
    icon: Smartphone,
    title: "On the phone you have",
    words: "Fast on an old phone with one bar of signal; comfortable on the laptop at home.",
  },
];

/** What a visitor sees first (specification 1 §2). */
export function LandingScreen() {
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-6xl flex-col gap-16 p-4 md:p-8">
      <header className="flex items-center justify-between gap-4">
        <Wordmark />
        <LinkButton href="/auth" variant="secondary">
          Sign In
        </LinkButton>
      </header>
      <main className="flex flex-1 flex-col gap-16">
        <section className="flex max-w-3xl flex-col items-start gap-6">
          <h1 className="text-balance font-semibold text-4xl tracking-tight md:text-5xl">
            Quotes and invoices for people who work with their hands.
          </h1>
          <p className="max-w-xl text-ink-soft text-lg">
            Price the job, send the quote, get paid. Encrypted in your browser, so that your business stays
            yours.
          </p>
          <LinkButton href="/auth">Start your {trialDays}-day free trial</LinkButton>
          <p className="text-ink-soft text-sm">No card needed.</p>
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
        <section aria-label="Privacy" className="flex max-w-3xl gap-4">
          <LockKeyhole aria-hidden className="mt-1 size-6 shrink-0 text-accent" />
          <div className="flex flex-col gap-2">
            <h2 className="font-semibold text-lg">We cannot read your data</h2>
            <p className="text-ink-soft">
              Customers, addresses, bank details and every word of a document are encrypted in your browser
              with a passphrase that never leaves it.
            </p>
          </div>
        </section>
      </main>
    </div>
  );
}
