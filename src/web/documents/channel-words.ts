import type { Channel } from "#domain/documents/sending.ts";

/** How each channel is said, after "Sent" as after "Reminded": "Sent by e-mail". */
export const channelWords: Record<Channel, string> = {
  link: "by link",
  share: "with another app",
  email: "by e-mail",
  text: "by text",
  copy: "by copy and paste",
  print: "on paper",
};
