import { useState } from "react";
import type { RefusedNoticeProps } from "#web/account/refused-notice.tsx";
import { refusedTitle, vaultMessage } from "#web/base/vault-message.ts";
import { usePart } from "#web/overlays/use-part.ts";
import { Alert } from "#web/ui/alert.tsx";

const loadNotice = () => import("#web/account/refused-notice.tsx");

/**
 * The notice that this device refuses what the server shows, with what can be done about it. Few people ever see it,
 * so its script comes when it is needed; a server that withholds the script still cannot keep the message away.
 */
export function RefusedLater(props: RefusedNoticeProps) {
  const [isMissing, setMissing] = useState(false);
  const part = usePart(loadNotice, !isMissing, () => setMissing(true));
  if (part) return <part.RefusedNotice {...props} />;
  return isMissing && <PlainNotice {...props} />;
}

function PlainNotice({ error }: RefusedNoticeProps) {
  return (
    <Alert variant="danger" title={refusedTitle} live>
      {vaultMessage(error)}
    </Alert>
  );
}
