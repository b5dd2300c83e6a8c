import type { Language } from "#domain/region/region.ts";
import type { Messages } from "#words/en-gb/en-gb.ts";
import { messagesIn } from "#words/languages/messages-in.ts";

let spoken: Language = "en-GB";

/** Sets the language of the messages from now on. The frame of the screens calls it. */
export function speak(language: Language): void {
  spoken = language;
}

/** The language of the screens. */
export function spokenLanguage(): Language {
  return spoken;
}

/**
 * The messages in the language of the screens. Call this when a message is shown, not when a module is loaded, because
 * the language becomes known later and can change.
 */
export function messages(): Messages {
  return messagesIn(spoken);
}

/** The message of a schema's refusal, in the form that zod takes. */
export interface Said {
  error: () => string;
}

/** A message for a schema's refusal, in the language at the time of the refusal. */
export function said(pick: (messages: Messages) => string): Said {
  return { error: () => pick(messages()) };
}
