import { formMessages } from "#web/base/form-messages.ts";
import { timing } from "#web/base/timing.ts";
import { type ToastContent, toast, toastStore } from "#web/overlays/toast-store.ts";

/** After registration, shows a toast with what was created, and then one that says that the trial has begun. */
export function welcome(encrypted: boolean): void {
  const duration = encrypted ? timing.accountCreatedToast : timing.toast;
  toast({ ...(encrypted ? accountCreated() : setupFailed()), duration });
  setTimeout(sayTrialStarted, duration + timing.welcomeDelay);
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
 */
function sayTrialStarted(): void {
  if (toastStore.current() !== null) return;
  toast({
    title: formMessages().account.trialStartedTitle,
    message: formMessages().account.trialStarted,
    duration: timing.welcomeToast,
  });
}
