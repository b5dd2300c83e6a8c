import { trialDays } from "#domain/account/person.ts";
import { createAccountAddress } from "#web/account/create-account-address.ts";
import { usePageLanguage } from "#web/base/use-page-language.ts";
import { useVisitorLanguage } from "#web/base/visitor-language.ts";
import { FileText } from "#web/icons/file-text.ts";
import { Hammer } from "#web/icons/hammer.ts";
import type { IconComponent } from "#web/icons/icon.ts";
import { LockKeyhole } from "#web/icons/lock-keyhole.ts";
import { ReceiptText } from "#web/icons/receipt-text.ts";
import { Smartphone } from "#web/icons/smartphone.ts";
import { landingMessages } from "#web/landing/landing-messages.ts";
import { type LandingPictures, landingPictures, type Picture } from "#web/landing/landing-pictures.ts";
import { PlanCard } from "#web/landing/plan-card.tsx";
import { PublicPage } from "#web/landing/public-page.tsx";
import { TextLink } from "#web/ui/app-link.tsx";
import { Card } from "#web/ui/card.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { ScreenHeading } from "#web/ui/screen-heading.tsx";

/** The trades whose names are the same in every country; the local names come before them. */
const trades = [
  "Plumbers",
  "Electricians",
  "Roofers",
  "Plasterers",
  "Landscapers",
  "Cleaners",
  "Consultants",
  "Freelancers",
];

/** The start page, which a visitor sees first. */
export function LandingScreen() {
  const language = useVisitorLanguage();
  usePageLanguage(language);
  const { tax, trades: ownTrades } = landingMessages[language];
  const { screen, paper } = landingPictures[language];
  return (
    <PublicPage>
      <div className="grid items-center gap-10 lg:grid-cols-[1fr_24rem]">
        <section className="flex max-w-3xl flex-col items-start gap-6">
          <ScreenHeading className="text-balance font-semibold text-4xl tracking-tight">
            Quotes and invoices for people who work with their hands.
          </ScreenHeading>
          <p className="max-w-xl text-ink-soft text-xl">
            Price the job, send the quote, get paid. Encrypted in your browser, so that your business stays
            yours.
          </p>
          <LinkButton href={createAccountAddress}>Start your {trialDays}-day free trial</LinkButton>
        </section>
        <Screen {...screen} />
      </div>
      <section aria-label="Features" className="grid gap-4 md:grid-cols-2">
        <Feature icon={FileText} title="Quotes while you are still on site">
          Pick a customer, add materials and hours, and the price is there, markup and tax worked out.
        </Feature>
        <Feature icon={ReceiptText} title="From quote to invoice in one press">
          {tax}
        </Feature>
        <Feature icon={Hammer} title="Your own price list">
          Materials and rates typed once, or brought in from a spreadsheet, and found as you type.
        </Feature>
        <Feature icon={Smartphone} title="On the phone you have">
          Made for a small screen and a thumb first, and for the laptop in the evening as well.
        </Feature>
      </section>
      <section aria-labelledby="paper" className="grid gap-10 lg:grid-cols-[1fr_24rem]">
        <div className="flex flex-col gap-4 lg:order-last">
          <h2 id="paper" className="font-semibold text-2xl tracking-tight">
            What your customer gets
          </h2>
          <p className="text-ink-soft text-xl">
            A page under your own name: what the job is, what it costs, and how to say yes or how to pay. With
            every price, or with the total alone.
          </p>
        </div>
        <Paper {...paper} />
      </section>
      <section aria-label="Business types" className="flex flex-col gap-4">
        <h2 className="font-semibold text-2xl tracking-tight">For everyone who prices a job</h2>
        <ul className="flex flex-wrap gap-2">
          {[...ownTrades, ...trades].map((name) => (
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

/** In sight at once, so it is not loaded lazily; in the colours of the device. */
function Screen({ light, dark, alt }: LandingPictures["screen"]) {
  return (
    <picture className="w-full max-w-sm justify-self-center lg:max-w-xs">
      <source media="(prefers-color-scheme: dark)" {...sourceOf(dark)} />
      <img {...light} alt={alt} className={pictureStyles} />
    </picture>
  );
}

/** The page of the PDF; where its letters would be too small, the document without breakdown as a phone shows it. */
function Paper({ page, phone, alt }: LandingPictures["paper"]) {
  return (
    <picture>
      <source media="(min-width: 36rem)" {...sourceOf(page)} />
      <img {...phone} alt={alt} loading="lazy" className={pictureStyles} />
    </picture>
  );
}

const pictureStyles = "h-auto w-full rounded-xl border border-line shadow-popup";

function sourceOf({ src, ...size }: Picture) {
  return { srcSet: src, ...size };
}

function Feature({ icon: Icon, title, children }: { icon: IconComponent; title: string; children: string }) {
  return (
    <Card>
      <Icon aria-hidden className="size-6 text-ink-soft" />
      <h2 className="font-semibold text-xl">{title}</h2>
      <p className="text-ink-soft">{children}</p>
    </Card>
  );
}

function Privacy() {
  return (
    <section aria-label="Privacy" className="flex max-w-3xl gap-4">
      <LockKeyhole aria-hidden className="mt-1 size-6 shrink-0 text-ink-soft" />
      <div className="flex flex-col gap-2">
        <h2 className="font-semibold text-2xl tracking-tight">We cannot read your business</h2>
        <p className="text-ink-soft">
          With encryption set up, customers, addresses, bank details and the words of every quote and invoice
          are sealed with AES-256 in your browser, with a passphrase that never leaves it. A recovery code, if
          you print one, opens them too. Lose both, and you start again: nobody can bring the data back, not
          even us.
        </p>
        <p className="text-ink-soft">
          Amounts, dates and statuses stay readable to the server, which adds them up. The{" "}
          <TextLink href="/privacy-policy">privacy policy</TextLink> names every field.
        </p>
      </div>
    </section>
  );
}
