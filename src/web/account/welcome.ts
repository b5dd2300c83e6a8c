import { messages } from "#web/app/messages.ts";
import { timing } from "#web/app/timing.ts";
import { type ToastContent, toast, toastStore } from "#web/ui/toast-store.ts";

/** Says after registration what was made, then that the trial has begun; one toast at a time (specification 1 §9). */
export function welcome(encrypted: boolean): void {
  const duration = encrypted ? timing.accountCreatedToast : timing.toast;
  toast({ ...(encrypted ? accountCreated() : setupFailed()), duration });
  setTimeout(sayTrialStarted, duration + timing.welcomeDelay);
}

function accountCreated(): ToastContent {
  return { title: messages().account.accountCreatedTitle, message: messages().account.accountCreated };
}

function setupFailed(): ToastContent {
  const { setupErrorTitle, setupError } = messages().account;
  return { title: setupErrorTitle, message: setupError, variant: "destructive" };
}

/** Late as it comes, it takes nobody's place: a person may have begun to work, and be told of that. */
function sayTrialStarted(): void {
  if (toastStore.current() !== null) return;
  toast({
    title: messages().account.trialStartedTitle,
    message: messages().account.trialStarted,
    duration: timing.welcomeToast,
  });
}
