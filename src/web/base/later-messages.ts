import { spokenLanguage } from "#web/base/messages.ts";
import type { LaterMessages } from "#words/en-gb/later.ts";
import { laterMessagesIn } from "#words/languages/later-messages-in.ts";

/**
 * The messages of screens and dialogs that are seldom opened, in the language of the screens. Nothing that a first load
 * contains may call this; see [Note: First load].
 */
export function laterMessages(): LaterMessages {
  return laterMessagesIn(spokenLanguage());
}
