import type { Id } from "#domain/ids/id.ts";

/** What the tabs of one browser announce to each other about an account's key. */
export interface KeysetNews {
  userId: Id<"User">;
  /**
   * "changed": there is another keyset, and the announcing tab has had the passphrase. "locked": the key was removed
   * from the device.
   */
  what: "changed" | "locked";
}

const channel = new BroadcastChannel("quotewright-keyset");

export function tellOtherTabs(news: KeysetNews): void {
  channel.postMessage(news);
}

export function onKeysetNews(listener: (news: KeysetNews) => void): void {
  channel.addEventListener("message", ({ data }: MessageEvent<KeysetNews>) => listener(data));
}
