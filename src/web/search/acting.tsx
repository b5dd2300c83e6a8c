import { useState } from "react";
import { ActOnce } from "#web/documents/row-menu-popup.tsx";
import { SendFromList } from "#web/documents/send-from-list.tsx";
import type { FoundAct } from "#web/search/record-acts.ts";
import type { Occasion } from "#words/paper/ready-words.ts";

/** Carries out the act of a document that was found, over whatever screen is shown. */
export function Acting({ kind, opened, act, onDone }: FoundAct & { onDone: () => void }) {
  const [sending, setSending] = useState<Occasion | null>(null);
  const [isBegun, setBegun] = useState(false);
  const { record } = opened;
  if (sending) {
    return <SendFromList kind={kind} id={record.id} head={record} about={sending} onClose={onDone} />;
  }
  const isSend = act === "send" || act === "remind";
  return (
    !isBegun && (
      <ActOnce
        {...{ kind, opened, act }}
        onSend={setSending}
        onDone={isSend ? () => setBegun(true) : onDone}
      />
    )
  );
}
