import type { Language } from "#domain/company/region.ts";
import type { Messages } from "#domain/messages/en-gb.ts";
import { messagesIn } from "#domain/messages/messages-in.ts";

let spoken: Language = "en-GB";

/** Sets the language that messages are given in from now on; the frame of the screens does it. */
export function speak(language: Language): void {
  spoken = language;
}

/** The language of the screens. */
export function spokenLanguage(): Language {
  return spoken;
}

/**
 * The messages in the language of the screens. Ask for them when something is to be said, not when a module is loaded:
 * the language is known later, and can change.
 */
export function messages(): Messages {
  return messagesIn(spoken);
}

/** What a schema says when it refuses, as zod takes it. */
export interface Said {
  error: () => string;
}

/** A message that a schema says when it refuses, in the language of that moment. */
export function said(pick: (messages: Messages) => string): Said {
  return { error: () => pick(messages()) };
}
