import { accountWords } from "#web/account/messages.ts";
import { timing } from "#web/app/timing.ts";
import { toast, toastStore } from "#web/ui/toast-store.ts";

/** Says after registration what was made, then that the trial has begun; one toast at a time (specification 1 §9). */
export function welcome(encrypted: boolean): void {
  if (!encrypted) {
    toast({ title: accountWords.setupErrorTitle, message: accountWords.setupError, variant: "destructive" });
    return;
  }
  toast({
    title: accountWords.accountCreatedTitle,
    message: accountWords.accountCreated,
    duration: timing.accountCreatedToast,
  });
  setTimeout(sayTrialStarted, timing.accountCreatedToast + timing.welcomeDelay);
}

/** Late as it comes, it takes nobody's place: a person may have begun to work, and be told of that. */
function sayTrialStarted(): void {
  if (toastStore.current() !== null) return;
  toast({
    title: accountWords.trialStartedTitle,
    message: accountWords.trialStarted,
    duration: timing.welcomeToast,
  });
}
