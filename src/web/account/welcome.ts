import { messages } from "#web/app/messages.ts";
import { timing } from "#web/app/timing.ts";
import { toast, toastStore } from "#web/ui/toast-store.ts";

/** Says after registration what was made, then that the trial has begun; one toast at a time (specification 1 §9). */
export function welcome(encrypted: boolean): void {
  if (!encrypted) {
    toast({
      title: messages().account.setupErrorTitle,
      message: messages().account.setupError,
      variant: "destructive",
    });
    return;
  }
  toast({
    title: messages().account.accountCreatedTitle,
    message: messages().account.accountCreated,
    duration: timing.accountCreatedToast,
  });
  setTimeout(sayTrialStarted, timing.accountCreatedToast + timing.welcomeDelay);
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
