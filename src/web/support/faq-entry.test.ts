import { expect, test } from "vitest";
import { accountAnswers } from "#web/support/account-answers.ts";
import { type FaqEntry, faqCategories, searchFaq } from "#web/support/faq-entry.ts";
import { workAnswers } from "#web/support/work-answers.ts";
import { laterMessagesIn } from "#words/languages/later-messages-in.ts";

const entries = { ...workAnswers, ...accountAnswers };
const british = (typed: string) => ({ typed, language: "en-GB" }) as const;
const all: FaqEntry[] = Object.values(entries).flat();

test("there are seven categories and at least 35 questions, and no question appears twice", () => {
  expect(Object.keys(entries)).toEqual([...faqCategories]);
  expect(all.length).toBeGreaterThanOrEqual(35);
  expect(new Set(all.map(({ question }) => question)).size).toBe(all.length);
});

test("an empty search finds everything, in the order of the categories", () => {
  expect(searchFaq(entries, british(" ")).map(({ category }) => category)).toEqual([...faqCategories]);
});

test("every word must be found, in any case and order", () => {
  const found = searchFaq(entries, british("forgot PASSPHRASE")).flatMap((group) => group.entries);
  expect(found.map(({ question }) => question)).toEqual(
    expect.arrayContaining(["I forgot my encryption passphrase. Can you reset it?"]),
  );
  expect(found.length).toBeLessThan(4);
  expect(searchFaq(entries, british("zebra crossing"))).toEqual([]);
});

test("Americans read and find their own spelling, and may type either one", () => {
  const [labor, labour] = ["labor screen", "labour screen"].map((typed) =>
    searchFaq(entries, { typed, language: "en-US" }).flatMap((group) => group.entries),
  );
  expect(labor).toEqual(labour);
  expect(labor?.length).toBeGreaterThan(0);
  expect(JSON.stringify(searchFaq(entries, { typed: "", language: "en-US" }))).not.toMatch(/labour|colour/i);
});

test("CIS and the reverse charge are explained only to readers in Britain", () => {
  const about = (language: "en-GB" | "en-US" | "en-AU") =>
    searchFaq(entries, { typed: "", language })
      .flatMap((group) => group.entries)
      .filter(({ question }) => /CIS|reverse charge/.test(question)).length;
  expect(about("en-GB")).toBe(2);
  expect(about("en-US")).toBe(0);
  expect(about("en-AU")).toBe(0);
});

test("the answer on a lost passphrase names the recovery code and starting again as their buttons do", () => {
  const { recovery, startAgain } = laterMessagesIn("en-GB");
  const lost = accountAnswers["Technical Support"][0];
  expect(lost.question).toContain("forgot my encryption passphrase");
  for (const name of [recovery.use, startAgain.lost, "recovery code", "starting again"]) {
    expect(lost.answer).toContain(name);
  }
  expect(recovery.ifLost).toMatch(/recovery code.*start again/);
  expect(startAgain.warning).toContain("recovery code");
});

test("the answers on sending and on payment name the acts as their buttons do", () => {
  const answerTo = (question: string) => all.find((entry) => entry.question === question)?.answer;
  const sending = answerTo("How do I send a quote to my customer?");
  for (const act of ["Send", "Share", "E-mail", "Text", "Copy", "Remind", "Not sent"]) {
    expect(sending).toContain(act);
  }
  expect(answerTo("How do I mark an invoice as paid?")).toContain("Mark as paid");
});

test("an answer about pence is about cents too, because every region reads it", () => {
  const answers = searchFaq(entries, { typed: "pence", language: "en-US" })
    .flatMap((group) => group.entries)
    .map(({ answer }) => answer);
  expect(answers.length).toBeGreaterThan(0);
  expect(answers.filter((answer) => !answer.includes("cents"))).toEqual([]);
});

test("prices in the answers are those of the plans", () => {
  const cost = accountAnswers["Billing & Subscription"][0].answer;
  expect(cost).toContain("£10 in the United Kingdom, $15 in the United States and A$22 in Australia");
});
