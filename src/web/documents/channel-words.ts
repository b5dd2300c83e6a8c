import type { Channel } from "#domain/documents/sending.ts";

/** How each channel is said: "Sent by e-mail". */
export const channelWords: Record<Channel, string> = {
  link: "as a link",
  share: "by sharing",
  email: "by e-mail",
  text: "by text",
  copy: "by copying",
  print: "on paper",
};
