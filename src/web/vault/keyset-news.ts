import type { Id } from "#domain/account/id.ts";

/** What the tabs of one browser tell each other about an account's key. */
export interface KeysetNews {
  userId: Id<"User">;
  /** There is another keyset, and the tab that says so has had the passphrase; or the key was removed from the device. */
  what: "changed" | "locked";
}

const channel = new BroadcastChannel("quotewright-keyset");

export function tellOtherTabs(news: KeysetNews): void {
  channel.postMessage(news);
}

export function onKeysetNews(listener: (news: KeysetNews) => void): void {
  channel.addEventListener("message", ({ data }: MessageEvent<KeysetNews>) => listener(data));
}
