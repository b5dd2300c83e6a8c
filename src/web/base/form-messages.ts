import { spokenLanguage } from "#web/base/messages.ts";
import type { FormMessages } from "#words/en-gb/forms.ts";
import { formMessagesIn } from "#words/languages/form-messages-in.ts";

/** The messages of the forms of an account and of a company, in the language of the screens. */
export function formMessages(): FormMessages {
  return formMessagesIn(spokenLanguage());
}
