import { type LegalSection, Paragraphs, Points } from "#web/legal/legal-page.tsx";
import { storedKinds } from "#web/legal/stored-fields.ts";
import { StoredFieldsTable } from "#web/legal/stored-fields-table.tsx";
import { SupportLink } from "#web/legal/support-link.tsx";
import { TextLink } from "#web/ui/app-link.tsx";

/**
 * Sections 1 to 7 of the Privacy Policy: whose data is kept, which data, and where. They must say what the server's
 * code does.
 */
export const privacyFacts: readonly LegalSection[] = [
  {
    title: "Introduction",
    content: (
      <Paragraphs
        of={[
          "This policy says what personal data Quotewright keeps, what for, for how long, and what your rights are under the UK GDPR and the Data Protection Act 2018.",
        ]}
      />
    ),
  },
  {
    title: "Who is responsible",
    content: (
      <Paragraphs
        of={[
          <>
            The controller of your account data is the operator of this Quotewright site; write to{" "}
            <SupportLink />.
          </>,
          "Of the data about your own customers you are the controller; we process it for you, on your instructions, which are what you do in the app.",
        ]}
      />
    ),
  },
  {
    title: "What we collect",
    content: (
      <Points
        of={[
          "Account: e-mail address, first and last name, the password as an Argon2id hash (never the password itself), when the account was made, changed and last signed in to.",
          "Subscription: its status, the end of the trial, and the payment provider's identifiers of you as a customer, of the subscription and of its notices to us. Card numbers never reach us; we are shown brand, last four digits and expiry only.",
          `Business records: ${storedKinds}, monthly figures and reports, and whether you write to your customers in a friendly or a formal tone. What of them we can read is listed in section 5.`,
          "Sessions: for each sign-in the hash of a random number, your account's id, half of the secret that opens the key on your device, and when it ends.",
          "Password resets: the hash of a mailed link, and the address of a mail while it waits to be sent.",
          "Server log: of each request the method, the kind of address, the status and the time it took. No network address, no e-mail address, no content.",
          "To slow down guessing, sign-in and password requests are counted for about an hour under hashes of the e-mail and the network address; the addresses themselves are not written down.",
          "Known browsers: for each browser that has signed in to your account the hash of a random number, so that nobody who tries your password keeps you out.",
          "Country: your network address is looked up on our own server to choose a language and a currency. It is given to nobody for that, and neither the address nor the country is kept; an account keeps the language that it was registered in, for the price and for documents that are made before there is a business profile.",
        ]}
      />
    ),
  },
  {
    title: "How we use it",
    content: (
      <Points
        of={[
          "To provide the service you signed up for: sign you in, keep and show your records, work out totals, make PDFs (legal basis: contract).",
          "To take payment for a subscription (contract), and to keep the accounts that the law demands (legal obligation).",
          "To send a link when somebody asks to reset your password (contract). We send no marketing.",
          "To keep the service secure and working (legitimate interest).",
          "We make no profiles, show no advertising, use no analytics and sell nothing to anybody.",
        ]}
      />
    ),
  },
  {
    title: "End-to-end encryption",
    content: (
      <>
        <Paragraphs
          of={[
            "When you create an account you choose an encryption passphrase. It stays in your browser: it is never sent and never stored. From it your browser derives, with Argon2id, the key that opens your root key; records are sealed with AES-256-GCM before they are sent.",
            "Numbers, dates and statuses are not sealed, so that the server can check and add up totals. It also knows how many records and lines there are, and about how long their texts are. An account without encryption set up has its words stored as they were typed, and the sealed column below does not hold for it.",
            "An invoice also keeps a copy of your company profile as it was on that day: its words sealed, its settings readable, as under Company profile.",
            "The code in your browser comes from our server. You trust us to deliver the code that does what is said here; every encrypted web application has this limit.",
          ]}
        />
        <StoredFieldsTable language="en-GB" />
        <p className="leading-relaxed">
          Signed in, you can see it for yourself:{" "}
          <TextLink href="/privacy/what-the-server-sees">what the server sees of your records</TextLink>.
        </p>
      </>
    ),
  },
  {
    title: "Third parties",
    content: (
      <Points
        of={[
          "Payment provider: where this site takes real payments that is Stripe. It gets your e-mail address and card when you choose to pay, and not before; its script is loaded on the payment page only.",
          "Hosting provider: the server and its database run on its machines. Of encrypted records it has what we have, sealed.",
          "Mail provider: carries the mail that resets a password, where the site sends through one.",
          "Nobody else, unless a court or the law compels us. Fonts, scripts and the country look-up come from our own server.",
        ]}
      />
    ),
  },
  {
    title: "How long we keep it",
    content: (
      <Points
        of={[
          "Account and records: until you delete them or the account. Deleting the account removes it and everything in it from the database at once, and personal data is gone from any backup within 30 days.",
          "A deleted quote or invoice: kept aside for an hour, sealed as it was, so that you can undo the deletion; then it is gone.",
          "What an import from a file changed: kept aside for 30 days as it was, sealed where it was sealed, so that you can undo the import; then it is gone.",
          "Sessions: 30 days from the sign-in, or until you sign out.",
          "Reset links: 30 minutes. The address of a mail: until it is sent or given up, at most about a day.",
          "Notices of the payment provider: 30 days. Its own records of payments: as long as tax law demands of it.",
        ]}
      />
    ),
  },
];
