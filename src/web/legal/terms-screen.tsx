import { trialDays } from "#domain/account/person.ts";
import { everyPlan } from "#domain/account/plan.ts";
import type { LocalDate } from "#domain/calendar/local-date.ts";
import { formatMoney } from "#domain/money/format-money.ts";
import { LegalPage, type LegalSection, Paragraphs, Points } from "#web/legal/legal-page.tsx";
import { SupportLink } from "#web/legal/support-link.tsx";
import { TextLink } from "#web/ui/app-link.tsx";

const version = { number: 2, date: "2026-11-22" as LocalDate };

export function TermsScreen() {
  return <LegalPage title="Terms of Service" version={version} sections={sections} />;
}

const prices = everyPlan.map(({ amount, currency }) => formatMoney(amount, currency, "en-GB"));

const sections: readonly LegalSection[] = [
  {
    title: "Acceptance of these terms",
    content: (
      <Paragraphs
        of={[
          "These terms are a contract between you and the operator of this Quotewright site (“we”). You accept them when you tick the box and create an account. If you act for a business, you confirm that you may bind it.",
          "You must be at least 18 years old, or of the age of majority where you live if that is higher.",
        ]}
      />
    ),
  },
  {
    title: "What the service is",
    content: (
      <Paragraphs
        of={[
          "Quotewright is a web application to write quotes and invoices, and to keep the customers, materials, labour rates and company details that they are made of. It works out totals, markup, discount, tax and, in the United Kingdom, deductions under the Construction Industry Scheme (CIS) and the VAT reverse charge.",
          "It is a tool, not advice. Whether a rate, a deduction or the reverse charge applies to a job is for you and your adviser to decide, and you check every document before you send it.",
        ]}
      />
    ),
  },
  {
    title: "Your account",
    content: (
      <Points
        of={[
          "Give accurate, current and complete information when you register, and keep it so.",
          "Keep your password and your encryption passphrase to yourself. What is done from your account counts as done by you until you tell us otherwise.",
          "Tell us at once if you think that somebody else has used your account.",
        ]}
      />
    ),
  },
  {
    title: "Subscription and payment",
    content: (
      <Points
        of={[
          `A new account is free for ${trialDays} days from registration, without a card. Nothing is charged unless you add a payment method.`,
          `After that the subscription costs ${prices[0]} (United Kingdom), ${prices[1]} (United States) or ${prices[2]} (Australia) per month. There is no set-up fee.`,
          "It renews by itself every month until you cancel, which you can do at any time under Billing & Subscription. You then keep access to the end of the month you have paid for.",
          "If you add a payment method during the trial, the first payment is taken when the trial ends.",
          "Without a subscription after the trial your data stays, and can be read and downloaded, but nothing can be created or changed.",
          "We tell existing subscribers of a change of price at least 30 days before it applies.",
          "Refunds are at our discretion; ask support. Your rights under consumer law are not affected.",
          "Cards are handled by a payment provider; we never see a card's number.",
        ]}
      />
    ),
  },
  {
    title: "Data security and encryption",
    content: (
      <Paragraphs
        of={[
          "With encryption set up, the words of your business records (names, addresses, contact and bank details, descriptions) are encrypted in your browser with AES-256 before they are sent. The key is protected by your passphrase, which is never sent to us and never stored.",
          <strong key="lost">
            If you lose your passphrase and have no recovery code, we cannot recover your encrypted data, and
            nobody else can: you can only start again without it. That is what the encryption is for; please
            keep the passphrase safe, and a recovery code on paper.
          </strong>,
          <>
            Numbers, dates and statuses are not encrypted, so that totals can be checked. The{" "}
            <TextLink href="/privacy-policy">Privacy Policy</TextLink> lists every field.
          </>,
        ]}
      />
    ),
  },
  {
    title: "Acceptable use",
    content: (
      <>
        <Paragraphs of={["You must not:"]} />
        <Points
          of={[
            "use the service for anything unlawful, fraudulent or misleading, false invoices included;",
            "store or send what you have no right to, or what harms others;",
            "try to get into other people's accounts, get round limits, or disturb the service for others;",
            "resell the service or copy it to offer a competing one;",
            "send automated requests at a rate that burdens the service.",
          ]}
        />
      </>
    ),
  },
  {
    title: "Intellectual property",
    content: (
      <Paragraphs
        of={[
          "What you enter and the documents you make remain yours. You give us only the permission that we need to store them, show them to you and send them where you ask.",
          "The software, its design and the name Quotewright belong to us or to those who license them to us. You get a personal, non-transferable right to use them while your account exists.",
        ]}
      />
    ),
  },
  {
    title: "Backup and loss of data",
    content: (
      <Paragraphs
        of={[
          "We take reasonable care that what is saved stays saved. No system is perfect, so keep your own copies of documents that you must keep by law: every quote and invoice can be downloaded as a PDF, and lists can be exported as CSV files.",
          "We are not liable for data that is lost because a passphrase was forgotten, or because you deleted it.",
        ]}
      />
    ),
  },
  {
    title: "Availability",
    content: (
      <Paragraphs
        of={[
          "We try to keep the service available at all times, but we do not promise that it never fails. It may be away for maintenance, or for reasons outside our control. We may change or remove features; if a change takes away something that you pay for and depend on, you may cancel.",
        ]}
      />
    ),
  },
  {
    title: "Termination",
    content: (
      <Paragraphs
        of={[
          "You can delete your account at any time under Account Settings. It is deleted at once, with everything in it, and its subscription ends.",
          "We may suspend or end an account that breaks these terms. Unless the breach is serious or the law forbids it, we warn you first and give you time to download your data. Personal data is removed within 30 days of an account's end.",
        ]}
      />
    ),
  },
  {
    title: "Limitation of liability",
    content: (
      <Paragraphs
        of={[
          "Nothing in these terms limits liability for death or personal injury by negligence, for fraud, or for anything that the law does not allow to be limited.",
          "Apart from that, the service is provided as it is. We are not liable for loss of profit, business or goodwill, nor for indirect loss, and our total liability in any 12 months is limited to what you paid us in the 12 months before the event.",
        ]}
      />
    ),
  },
  {
    title: "Governing law",
    content: (
      <Paragraphs
        of={[
          "These terms are governed by the law of England and Wales, and its courts have jurisdiction. If you are a consumer, you keep the protection of the law of the place where you live and may go to court there.",
        ]}
      />
    ),
  },
  {
    title: "Changes to these terms",
    content: (
      <Paragraphs
        of={[
          "When we change these terms, this page gets a new version number and date. Of changes that matter to you we tell you at least 30 days before they apply. If you do not agree, you may cancel before then.",
        ]}
      />
    ),
  },
  {
    title: "Contact",
    content: (
      <Paragraphs
        of={[
          <>
            Write to <SupportLink />. We answer Monday to Friday, usually within about 24 hours.
          </>,
        ]}
      />
    ),
  },
];
