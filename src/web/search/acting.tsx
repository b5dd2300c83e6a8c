import { useState } from "react";
import { ActOnce } from "#web/documents/row-menu-popup.tsx";
import { SendFromList } from "#web/documents/send-from-list.tsx";
import type { SendSubject } from "#web/documents/use-acts.ts";
import type { FoundAct } from "#web/search/record-acts.ts";

/** Carries out the act of a document that was found, over whatever screen is shown. */
export function Acting({ kind, opened, act, onDone }: FoundAct & { onDone: () => void }) {
  const [sending, setSending] = useState<SendSubject | null>(null);
  const [isBegun, setBegun] = useState(false);
  if (sending) return <SendFromList kind={kind} id={opened.record.id} about={sending} onClose={onDone} />;
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
