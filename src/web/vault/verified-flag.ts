import { timing } from "#web/app/timing.ts";

/**
 * The "verified" flag: this tab has had the passphrase, or another tab that has it vouched for it. It lives in
 * session storage, which is all that is kept there; a new tab asks the others before it clears the key.
 */
const flag = "quotewright-verified";
const channelName = "quotewright-verified";

const channel = new BroadcastChannel(channelName);
channel.addEventListener("message", ({ data }: MessageEvent<string>) => {
  if (data === "who is verified?" && sessionStorage.getItem(flag)) channel.postMessage("I am");
});

/** Remembers for this tab that the key on this device may be used. */
export function markVerified(): void {
  sessionStorage.setItem(flag, "true");
}

export function clearVerified(): void {
  sessionStorage.removeItem(flag);
}

/** Tells whether this tab or any other one of this browser session vouches for the key. */
export async function isVerified(): Promise<boolean> {
  return sessionStorage.getItem(flag) !== null || (await othersVouch());
}

function othersVouch(): Promise<boolean> {
  return new Promise((resolve) => {
    const asking = new BroadcastChannel(channelName);
    const finish = (vouched: boolean) => {
      clearTimeout(timer);
      asking.close();
      resolve(vouched);
    };
    const timer = setTimeout(() => finish(false), timing.tabAnswer);
    asking.addEventListener("message", ({ data }: MessageEvent<string>) => {
      if (data === "I am") finish(true);
    });
    asking.postMessage("who is verified?");
  });
}
