import { useState } from "react";
import { navigate } from "#web/routing/navigation.ts";
import { usePlace } from "#web/routing/use-place.ts";
import type { Occasion } from "#words/paper/ready-words.ts";

declare module "#web/routing/place.ts" {
  interface HistoryState {
    /** The id of the document that an editor has just saved. */
    saved?: string;
    /** Whether the send sheet is opened for it, once. */
    isToSend?: boolean;
  }
}

/** The id of the document that was saved on the way to this screen; undefined without one. */
export function useSaved(): string | undefined {
  return usePlace().state.saved;
}

/** What the send sheet of a document's own screen is opened for; at first for one that was saved to be sent. */
export function useSending(): [Occasion | null, (about: Occasion | null) => void] {
  const { path, search, state } = usePlace();
  const [sending, setSending] = useState<Occasion | null>(state.isToSend ? "document" : null);
  const change = (about: Occasion | null) => {
    setSending(about);
    // Going back to this screen opens it no more.
    const { isToSend, ...rest } = state;
    if (isToSend) void navigate(path + search, { replace: true, resetScroll: false, state: rest });
  };
  return [sending, change];
}
