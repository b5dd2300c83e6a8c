import { trialDays } from "#domain/account/person.ts";
import type { FaqCategory, FaqEntry } from "#web/support/faq-entry.ts";

/** Questions about the work itself. Every answer must be true of the product: change them together. */
export const workAnswers = {
  "Getting Started": [
    {
      question: "What do I do first?",
      answer:
        "Write a quote: press New quote, or a trade under Price your first job, which brings its price list along. Before the first total you are asked for your business name, for tax and for a markup. Address and bank details, which stand on every quote and invoice, can follow in your business profile.",
      link: { href: "/company-profile", label: "Business profile" },
    },
    {
      question: "Do I need a card to try it?",
      answer: `No. The trial runs for ${trialDays} days from the day you register, with every feature, and ends by itself.`,
    },
    {
      question: "What is the encryption passphrase for?",
      answer:
        "It protects the key that seals your customers, documents and price lists in your browser. It is another thing than your password: the password signs you in, the passphrase opens your data.",
    },
    {
      question: "Can I write a quote before I have filled in anything else?",
      answer:
        "Yes. Type the customer's name with an e-mail address or a telephone number into the quote, and add custom items at what they cost you; beside each cost stands what the customer pays. Without a business profile there is no letterhead yet.",
      link: { href: "/quotes/new", label: "New quote" },
    },
    {
      question: "Can I bring in my customers and price list from a spreadsheet?",
      answer:
        "Yes. Save the sheet as a CSV file and import it on the customers, materials or labour screen. You see what will happen to each row before anything is saved.",
    },
    {
      question: "Which countries is it for?",
      answer:
        "The United Kingdom, the United States and Australia: currency, tax names, bank codes and spelling follow the language you choose in Account Settings. CIS and the VAT reverse charge are offered in the United Kingdom only.",
      link: { href: "/settings", label: "Account Settings" },
    },
  ],
  "Quotes & Invoices": [
    {
      question: "How do I turn a quote into an invoice?",
      answer:
        "Open the quote and press Convert to Invoice. The invoice takes over lines, prices, markup, discount and tax as they are, so the price you agreed does not change. Converting twice gives the same invoice, not a second one.",
    },
    {
      question: "Where did my quote go after I converted it?",
      answer: "A converted quote leaves the list of quotes. The work goes on in its invoice.",
    },
    {
      question: "Can I invoice without a quote?",
      answer: "Yes, press Create New Invoice and fill it in the same way.",
      link: { href: "/invoices/new", label: "New invoice" },
    },
    {
      question: "How are documents numbered?",
      answer:
        "By themselves: quotes as Q-0001 and on, invoices as INV-0001 and on. A number is never given twice, not even after its document is deleted.",
    },
    {
      question: "Can I change an invoice's number?",
      answer:
        "Yes. Open the invoice and press the pencil beside its number. A number that another invoice has is refused.",
    },
    {
      question: "What is the difference between the three views?",
      answer:
        "With breakdown shows the customer every line and its price. No breakdown shows a summary of the work and the total. The business view is for you: it shows costs and markup. Each can be shared or saved as a PDF.",
    },
    {
      question: "How do I send a quote to my customer?",
      answer:
        "Press Send, in the editor, on the quote or in the list. The words are ready and can be changed. On a phone, Share hands the PDF and the words to another app; E-mail opens your mail program and downloads the PDF for you to attach; Text opens a message without a file; Copy takes the words. The quote becomes Sent and says since when, and Not sent in the notice takes that back. Later, Remind asks again in friendly words.",
    },
    {
      question: "When is an invoice overdue?",
      answer:
        "A pending or outstanding invoice shows as overdue from the day after its due date. On the due date itself it is not yet late.",
    },
    {
      question: "How do I mark an invoice as paid?",
      answer:
        "Press Mark as paid on the invoice or in the menu of its row, or press its status and choose Paid. The day is noted as the paid date; choosing another status clears it.",
    },
    {
      question: "Is my work lost if the page reloads before I save?",
      answer:
        "No. What you type in a quote or invoice is kept on the device as a draft, sealed: by your own key, or without encryption by one that our server keeps for you.",
    },
  ],
  "Pricing & Calculations": [
    {
      question: "In what order is a price worked out?",
      answer:
        "Lines are added up, markup is added, the discount is taken off, and tax is worked out on what is left, once for the whole document.",
    },
    {
      question: "What does markup apply to?",
      answer:
        "To materials and labour, or to materials only, as your business profile says. Description lines never carry markup.",
      link: { href: "/company-profile", label: "Business profile" },
    },
    {
      question: "What is the discount taken off?",
      answer:
        "On a quote, off the lines together with their markup; on an invoice, off the lines alone. An invoice made from a quote keeps the quote's way.",
    },
    {
      region: "GB",
      question: "How does CIS work here?",
      answer:
        "If your profile says that you are CIS registered, an invoice offers the deduction: 20%, or 30% or 0% as you set. By HMRC's way, VAT is charged on the full value and CIS is taken from all that you charge but what the materials cost you, so the invoice says what they cost. A second way, deducting before VAT, can be chosen in the profile for older agreements.",
    },
    {
      region: "GB",
      question: "When is the VAT reverse charge offered?",
      answer:
        "On invoices of UK firms that are CIS registered, charge VAT and have a VAT number in their profile. The box shows the conditions and asks for your customer's VAT number. The invoice then charges no VAT and says how much your customer accounts for.",
    },
    {
      question: "I do not charge VAT, GST or sales tax. How do I leave it out?",
      answer:
        "Untick Charge VAT, GST or Sales Tax in the business profile. New documents then carry no tax, no rate and no word of it.",
    },
    {
      question: "Do the printed amounts always add up?",
      answer:
        "Yes. Everything is worked out in whole pence or cents, each printed figure is rounded once (a half counts as a whole one), and where markup is spread over lines they are shared so that the column adds up.",
    },
    {
      question: "Can I quote half hours?",
      answer:
        "Yes. Hours and metres go in tenths, such as 7.5 hours, and custom items in hundredths. Days and materials are whole numbers.",
    },
  ],
  "Customer Management": [
    {
      question: "How do I start a quote for a customer?",
      answer: "Press Create Quote on their card: their details are filled in.",
      link: { href: "/customers", label: "Customers" },
    },
    {
      question: "If I change a customer's address, do old documents change?",
      answer: "No. A quote or invoice keeps the details it was written with until you edit that document.",
    },
    {
      question: "Can I delete a customer who has invoices?",
      answer: "Yes. Their quotes and invoices stay as they are.",
    },
    {
      question: "Who can see my customers?",
      answer:
        "Only you. With encryption set up even we cannot read them: names, addresses, telephone numbers, e-mail addresses and notes are sealed in your browser.",
      link: { href: "/privacy-policy", label: "Privacy Policy" },
    },
    {
      question: "Does importing the same file twice make duplicates?",
      answer:
        "A customer with the same name and e-mail address as one of yours is left out unless you say otherwise.",
    },
  ],
} as const satisfies Partial<Record<FaqCategory, readonly FaqEntry[]>>;
