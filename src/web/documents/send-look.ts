import { Send } from "#web/icons/send.ts";

/** The word and the icon of sending: apart from those of other acts, because an editor loads them alone. */
export const sendLook = { text: "Send", icon: Send };
