import { planOf } from "#domain/account/plan.ts";
import { currencySign } from "#domain/money/format-money.ts";
import type { FaqCategory, FaqEntry } from "#web/support/faq-entry.ts";

const prices = (["en-GB", "en-US", "en-AU"] as const)
  .map(planOf)
  .map(({ amount, currency }) => `${currencySign(currency, "en-US")}${amount / 100}`);

/**
 * Questions about the account and the product apart from the work itself. Every answer must be true of the product:
 * change them together.
 */
export const accountAnswers = {
  "Settings & Customization": [
    {
      question: "How do I put my logo on documents?",
      answer:
        "Upload a picture of up to 5 MB in the business profile. It is made smaller in your browser and sealed like the rest. An address of a picture is kept, but not printed.",
      link: { href: "/company-profile", label: "Business profile" },
    },
    {
      question: "Can I change the colour of my documents?",
      answer: "Yes, the brand colour is in the business profile, with a preview of the head of a document.",
      link: { href: "/company-profile", label: "Business profile" },
    },
    {
      question: "How do I change currency and spelling?",
      answer:
        "Choose the language and region in Account Settings. Labels change at once. Rates and defaults that you set yourself stay, and so does the currency of every quote and invoice that you have made.",
      link: { href: "/settings", label: "Account Settings" },
    },
    {
      question: "How do I set how long a quote is valid and when an invoice is due?",
      answer:
        "In the business profile under Markup & Pricing: quote validity up to 365 days, payment terms up to 180 days. New documents start with them.",
      link: { href: "/company-profile", label: "Business profile" },
    },
    {
      question: "How do I change my password?",
      answer:
        "In Account Settings. All other devices are signed out; your encryption passphrase stays as it is.",
      link: { href: "/settings", label: "Account Settings" },
    },
    {
      question: "Is there a dark mode?",
      answer: "Yes. It follows the setting of your device.",
    },
  ],
  "Billing & Subscription": [
    {
      question: "What does it cost?",
      answer: `${prices[0]} in the United Kingdom, ${prices[1]} in the United States and ${prices[2]} in Australia per month, with everything in it. There is no set-up fee.`,
    },
    {
      question: "What happens when my trial ends?",
      answer:
        "Without a subscription your data stays and can be read and downloaded, but creating and editing needs a subscription. If you have added a payment method, the subscription begins by itself.",
      link: { href: "/subscribe", label: "Subscribe" },
    },
    {
      question: "How do I cancel?",
      answer:
        "Under Billing & Subscription, press Cancel Subscription. You keep access to the end of the period you have paid for.",
      link: { href: "/billing", label: "Billing & Subscription" },
    },
    {
      question: "Do you store my card?",
      answer:
        "No. The payment provider does. We are shown the brand, the last four digits and the expiry date.",
    },
    {
      question: "Can I get a refund?",
      answer: "Refunds are at our discretion. Write to support and say what went wrong.",
      link: { href: "/support", label: "Help & Support" },
    },
    {
      question: "Will the price change?",
      answer: "If it does, existing subscribers are told at least 30 days before.",
    },
  ],
  "Technical Support": [
    {
      question: "I forgot my encryption passphrase. Can you reset it?",
      answer:
        "No. It is never sent to us, so nobody can. If you have made a recovery code, press Use recovery code where the passphrase is asked for: it opens your data and lets you choose a new passphrase. Without one, a device that is still open to your data can download it. After that only starting again is left, under Lost your passphrase?: it deletes what is encrypted, and keeps your account and subscription.",
      link: { href: "/settings", label: "Make a recovery code in Account Settings" },
    },
    {
      question: "I forgot my password. What now?",
      answer:
        "Press Forgot password? on the sign-in screen and follow the link in the mail. It works once, for 30 minutes. Your passphrase stays the same, and you will be asked for it.",
    },
    {
      question: "How do I use it on a second device?",
      answer:
        "Sign in there and type the same passphrase when you are asked. Everything you save is on every device.",
    },
    {
      question: "A record shows a lock instead of its words. Why?",
      answer:
        "This device does not have the key for it. Unlock with your passphrase, or press Sync under Data Encryption & Access. A record marked as changed by somebody else can be neither printed nor shared.",
      link: { href: "/settings", label: "Account Settings" },
    },
    {
      question: "It says that a record was changed elsewhere.",
      answer:
        "Two devices or tabs had the same record open, and the other one saved first. Nothing is overwritten: load the latest version and make your change again.",
    },
    {
      question: "Does it work without internet?",
      answer:
        "Saving and loading need a connection. What you have typed into a quote or invoice stays on the device until you can save it.",
    },
    {
      question: "Can I use the keyboard?",
      answer:
        "Yes. Everything can be reached with the Tab key, / goes to the search, Escape closes what is open, and Enter adds a line to a quote.",
    },
    {
      question: "How do I delete my account?",
      answer:
        "In Account Settings under Danger Zone: type DELETE to confirm. The account and everything in it is deleted at once and cannot be brought back, so download what you must keep first.",
      link: { href: "/settings", label: "Account Settings" },
    },
  ],
} as const satisfies Partial<Record<FaqCategory, readonly FaqEntry[]>>;
