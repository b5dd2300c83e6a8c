import { keptInBrowser } from "#web/legal/kept-in-browser.ts";
import { type LegalSection, Paragraphs, Points } from "#web/legal/legal-page.tsx";
import { SupportLink } from "#web/legal/support-link.tsx";
import { textLinkStyles } from "#web/ui/app-link.tsx";

/** Sections 8 to 15 of the Privacy Policy: rights, safety and duties. */
export const privacyDuties: readonly LegalSection[] = [
  {
    title: "Your rights",
    content: (
      <>
        <Points
          of={[
            "Access: see what we hold. Most of it is in front of you in the app.",
            "Rectification: correct it, in the app or by asking us.",
            "Erasure: delete single records, or the account with everything in it, under Account Settings.",
            "Restriction: ask us to keep data but not use it while a question is open.",
            "Portability: take your data along; lists are exported as CSV, documents as PDF.",
            "Objection: object to a use that rests on legitimate interest.",
          ]}
        />
        <Paragraphs
          of={[
            <>
              Write to <SupportLink />. We answer within one month, free of charge. Of sealed data we can give
              you only the sealed form; opened it is in your own browser.
            </>,
          ]}
        />
      </>
    ),
  },
  {
    title: "Security",
    content: (
      <Points
        of={[
          "Sealing in your browser, as section 5 says.",
          "Passwords and session numbers are stored as hashes; a stolen database signs nobody in.",
          "Each user's rows are kept apart by the database itself, whatever a query says.",
          "Pages run under a policy that allows no scripts but our own (and the payment provider's on the payment page).",
          "If a breach puts your rights at risk, we tell you and the regulator as the law demands.",
        ]}
      />
    ),
  },
  {
    title: "Cookies and storage in your browser",
    content: (
      <>
        <Paragraphs
          of={[
            "Two cookies: one keeps you signed in, for up to 30 days; one tells for a year that this browser has signed in to your account before, so that nobody who tries your password keeps you out. If you collapse the sidebar, a third remembers that for a year. None for tracking.",
          ]}
        />
        <Points
          of={[
            ...keptInBrowser.map(({ says }) => says),
            "The payment provider may set cookies of its own on the payment page, against fraud.",
          ]}
        />
      </>
    ),
  },
  {
    title: "International transfers",
    content: (
      <Paragraphs
        of={[
          "Where a provider handles data outside the United Kingdom, we rely on a decision of adequacy or on the standard clauses that UK law provides. Sealed data stays sealed wherever it is.",
        ]}
      />
    ),
  },
  {
    title: "Children",
    content: (
      <Paragraphs
        of={[
          "The service is for people of 18 and over. We do not knowingly keep data of children as users; tell us if you think that we do, and we delete it.",
        ]}
      />
    ),
  },
  {
    title: "Changes to this policy",
    content: (
      <Paragraphs
        of={[
          "When this text changes, the version and its date at the head of the page change with it. Of changes that matter we tell you before they apply.",
        ]}
      />
    ),
  },
  {
    title: "Complaints",
    content: (
      <Paragraphs
        of={[
          "Please tell us first, so that we can put it right. You may complain at any time to the UK's data protection regulator:",
          <>
            Information Commissioner's Office, Wycliffe House, Water Lane, Wilmslow, Cheshire SK9 5AF,
            telephone 0303 123 1113,{" "}
            <a href="https://ico.org.uk/make-a-complaint/" rel="noreferrer" className={textLinkStyles}>
              ico.org.uk
            </a>
            .
          </>,
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
            For anything about your data: <SupportLink />.
          </>,
        ]}
      />
    ),
  },
];
