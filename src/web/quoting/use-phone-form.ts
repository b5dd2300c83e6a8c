import { useState } from "react";
import { useLoadedWhenIdle, usePart } from "#web/overlays/use-part.ts";

/** The form as rows, which a desk does without. */
type PhoneFormPart = typeof import("#web/quoting/phone-form-part.ts")["phoneFormPart"];

export interface PhoneFormState {
  /** Null until it is loaded, and after a failure. */
  part: PhoneFormPart | null;
  isFailed: boolean;
  /** It is wanted and on its way. */
  isAwaited: boolean;
}

/** The screen waits for it, and the editor that the screen then draws has it at once. */
let there: PhoneFormPart | null = null;

async function loadPhoneForm(): Promise<PhoneFormPart> {
  there = (await import("#web/quoting/phone-form-part.ts")).phoneFormPart;
  return there;
}

/**
 * Loads the form of a phone, whose amount opens how it adds up wherever the page is not beside the form. A desk loads it
 * when the browser is idle, because a window may be made narrower.
 */
export function usePhoneForm(isWanted: boolean): PhoneFormState {
  const [isFailed, setFailed] = useState(false);
  const isMissing = isWanted && there === null && !isFailed;
  const part = usePart(loadPhoneForm, isMissing, () => setFailed(true)) ?? there;
  useLoadedWhenIdle(loadPhoneForm);
  return { part, isFailed, isAwaited: isMissing && part === null };
}
