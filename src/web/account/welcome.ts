import { formMessages } from "#web/base/form-messages.ts";
import { timing } from "#web/base/timing.ts";
import { type ToastContent, toast, toastStore } from "#web/overlays/toast-store.ts";
import { phone } from "#web/ui/use-media-query.ts";

/**
 * After registration, shows a toast with what was created, and then one that says that the trial has begun. On phones,
 * where they would lie over the first answers, they are over once the person comes to a box.
 */
export function welcome(encrypted: boolean): void {
  const duration = encrypted ? timing.accountCreatedToast : timing.toast;
  const first = toast({ ...(encrypted ? accountCreated() : setupFailed()), duration });
  // That something failed stays for its time.
  let shown = encrypted ? first : null;
  const timer = setTimeout(() => {
    shown = sayTrialStarted();
  }, duration + timing.welcomeDelay);
  const makeWay = ({ target }: FocusEvent) => {
    const isInBox = target instanceof Element && target.matches("main :is(input, textarea, select)");
    if (!isInBox || !matchMedia(phone).matches) return;
    removeEventListener("focusin", makeWay);
    clearTimeout(timer);
    if (shown !== null) toastStore.dismiss(shown);
  };
  addEventListener("focusin", makeWay);
  const untilOver = duration + timing.welcomeDelay + timing.welcomeToast;
  setTimeout(() => removeEventListener("focusin", makeWay), untilOver);
}

function accountCreated(): ToastContent {
  return {
    title: formMessages().account.accountCreatedTitle,
    message: formMessages().account.accountCreated,
  };
}

function setupFailed(): ToastContent {
  const { setupErrorTitle, setupError } = formMessages().account;
  return { title: setupErrorTitle, message: setupError, variant: "destructive" };
}

/**
 * Not shown in place of another toast: by then the person may have begun to work, and the other toast may be about
 * that.
 *
 * @returns its id, or null when it is not shown
 */
function sayTrialStarted(): number | null {
  if (toastStore.current() !== null) return null;
  return toast({
    title: formMessages().account.trialStartedTitle,
    message: formMessages().account.trialStarted,
    duration: timing.welcomeToast,
  });
}
