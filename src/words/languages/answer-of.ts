import { answers } from "#words/en-gb/answers.ts";
import { enGB } from "#words/en-gb/en-gb.ts";
import { errors } from "#words/en-gb/errors.ts";
import { formsGB } from "#words/en-gb/forms.ts";
import { laterGB } from "#words/en-gb/later.ts";
import { type CodeIn, messageOfFault } from "#words/languages/message-of-fault.ts";

const said = { ...enGB, ...formsGB, ...laterGB, errors, answers };

/** What the server says, by its path: "quote.notFound", "answers.noSuchField unitprice". */
export type AnswerCode = CodeIn<typeof said>;

/** The sentence of an answer, in British English. @param code an answer's, or any other text, which stays as it is */
export function answerOf(code: string): string {
  return messageOfFault(said, code);
}
