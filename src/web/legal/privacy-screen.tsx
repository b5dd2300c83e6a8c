import type { LocalDate } from "#domain/calendar/local-date.ts";
import { LegalPage } from "#web/legal/legal-page.tsx";
import { privacyDuties } from "#web/legal/privacy-duties.tsx";
import { privacyFacts } from "#web/legal/privacy-facts.tsx";
import { Alert } from "#web/ui/alert.tsx";

const version = { number: 2, date: "2026-11-30" as LocalDate };

/** The Privacy Policy: which data is kept, why and how, then rights and duties. */
export function PrivacyScreen() {
  return (
    <LegalPage
      title="Privacy Policy"
      version={version}
      sections={[...privacyFacts, ...privacyDuties]}
      banner={
        <Alert variant="success" title="Your business data is encrypted before it leaves your browser">
          With encryption set up, names, addresses, bank details and every word of your quotes and invoices
          are sealed with a passphrase that only you have. We cannot read them, and neither can an
          administrator, the hosting provider or anybody who steals the database.
        </Alert>
      }
    />
  );
}
