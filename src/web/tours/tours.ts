import type { Language } from "#domain/region/region.ts";
import { spelled } from "#domain/region/spelling.ts";
import type { Tour, TourId } from "#web/tours/tour.ts";

const tours: Record<TourId, Tour> = {
  "dashboard-setup": {
    id: "dashboard-setup",
    steps: [
      {
        target: "company-profile",
        title: "Put your name on your work",
        body: "Your company name, bank details and tax settings fill in every quote and invoice by themselves.",
        isDone: ({ hasCompanyName }) => hasCompanyName,
      },
      {
        target: "materials",
        title: "Save what you buy and sell",
        body: "A material you save once goes on every quote with two taps, at its price.",
        isDone: ({ hasMaterials }) => hasMaterials,
      },
      {
        target: "labour",
        title: "Save your labour rates",
        body: "By the hour, the day or the job. A quote then adds up your labour for you.",
        isDone: ({ hasLabour }) => hasLabour,
      },
      {
        target: "new-quote",
        title: "Price your first job",
        body: "Choose a customer, add what the job takes, and send it as a PDF.",
      },
    ],
  },
  "materials-setup": {
    id: "materials-setup",
    steps: [
      {
        target: "categories",
        title: "Begin with categories",
        body: "Materials are filed under categories such as Timber or Pipework. Make a few here.",
        isDone: ({ hasMaterials }) => hasMaterials,
      },
      {
        target: "add-item",
        title: "Add what you use",
        body: "A name, a price and a unit are enough. A supplier and a code can follow later.",
      },
      {
        target: "list-search",
        title: "Find it again",
        body: "Type a few letters of a name or a code, here and on every quote.",
      },
    ],
  },
  "invoice-direct-setup": {
    id: "invoice-direct-setup",
    steps: [
      {
        target: "document-customer",
        title: "Who is it for?",
        body: "Choose a saved customer, or type the name of a new one. No quote is needed first.",
      },
      {
        target: "document-items",
        title: "What did you do?",
        body: "Search your materials and labour, or type an item of your own. Enter adds it to the invoice.",
      },
      {
        target: "document-pricing",
        title: "Check the price",
        body: "Markup, discount and tax begin with your own defaults. The total follows as you type.",
      },
      {
        target: "document-save",
        title: "Create the invoice",
        body: "It takes your next invoice number. You can send, print or change it afterwards.",
      },
    ],
  },
};

/** A tour in the spelling of a language. */
export function tourIn(id: TourId, language: Language): Tour {
  const steps = tours[id].steps.map((step) => ({
    ...step,
    title: spelled(step.title, language),
    body: spelled(step.body, language),
  }));
  return { id, steps };
}
