import { deviceStore, encrypting } from "#words/en-gb/encrypting.ts";
import { newAccount, startAgain } from "#words/en-gb/new-account.ts";
import { passphrase } from "#words/en-gb/passphrase.ts";
import { privacy } from "#words/en-gb/privacy.ts";
import { recovery } from "#words/en-gb/recovery.ts";
import { sessionEnd } from "#words/en-gb/session-end.ts";
import { ownAccount, settings } from "#words/en-gb/settings.ts";
import { starter } from "#words/en-gb/starter.ts";
import { subscription } from "#words/en-gb/subscription.ts";
import { support } from "#words/en-gb/support.ts";
import { exported } from "#words/en-gb/transfer.ts";

/**
 * The messages of screens and dialogs that are seldom opened: [Note: The catalogue of messages]. No screen loads them
 * before it needs them, see [Note: First load].
 */
export const laterGB = {
  deviceStore,
  encrypting,
  newAccount,
  ownAccount,
  passphrase,
  recovery,
  settings,
  support,
  privacy,
  export: exported,
  startAgain,
  starter,
  sessionEnd,
  subscription,
};

/** The later messages of a language. Every language has all of them. */
export type LaterMessages = typeof laterGB;
