import { regionTerms } from "#domain/region/region.ts";
import { CircleQuestionMark } from "#web/icons/circle-question-mark.ts";
import type { IconComponent } from "#web/icons/icon.ts";
import { Mail } from "#web/icons/mail.ts";
import { MessageSquareExclamationPoint } from "#web/icons/message-square-exclamation-point.ts";
import { useLanguage } from "#web/records/use-language.ts";
import { supportAddress } from "#web/support/support-address.ts";
import { AppLink, loneLinkStyles } from "#web/ui/app-link.tsx";
import { Card, surfaceStyles } from "#web/ui/card.tsx";
import { LegalLinks } from "#web/ui/legal-links.tsx";

/** Help & Support (decision A9). */
export function SupportScreen() {
  const taxes = regionTerms(useLanguage()).hasConstructionIndustryScheme ? "tax and CIS" : "tax";
  return (
    <div className="flex flex-col gap-6">
      <h2 className="font-semibold text-xl tracking-tight">How can we help?</h2>
      <div className="grid gap-4 md:grid-cols-2">
        <Way
          href="/support/faq"
          icon={CircleQuestionMark}
          title="Frequently Asked Questions"
          words={`Search the answers: quotes and invoices, ${taxes}, encryption, billing.`}
        />
        <Way
          href="/support/report-issue"
          icon={MessageSquareExclamationPoint}
          title="Report an Issue"
          words="Tell us of a fault, a wish or a question. It becomes a mail in your mail app."
        />
      </div>
      <Card title="Write to us">
        <p className="flex items-center gap-3">
          <Mail aria-hidden className="size-5 shrink-0 text-ink-soft" />
          <a href={`mailto:${supportAddress()}`} className={loneLinkStyles}>
            {supportAddress()}
          </a>
        </p>
        <p className="text-ink-soft">
          Monday-Friday 9:00-18:00 GMT. We usually answer within about 24 hours. We cannot see your encrypted
          records, so tell us what you see; never tell anybody your passphrase, not even us.
        </p>
      </Card>
      <p className="flex flex-wrap gap-x-6 text-sm pointer-fine:gap-y-2">
        <LegalLinks />
      </p>
    </div>
  );
}

interface WayProps {
  href: string;
  icon: IconComponent;
  title: string;
  words: string;
}

function Way({ href, icon: Icon, title, words }: WayProps) {
  return (
    <AppLink href={href} className={`${surfaceStyles} flex gap-4 p-5 hover:border-accent`}>
      <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-ink-soft" />
      <span className="flex min-w-0 flex-col gap-1">
        <span className="font-semibold">{title}</span>
        <span className="text-ink-soft">{words}</span>
      </span>
    </AppLink>
  );
}
