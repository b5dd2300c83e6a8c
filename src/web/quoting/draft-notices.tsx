import { memo } from "react";
import { messages } from "#web/base/messages.ts";
import type { DocumentDraft } from "#web/drafts/document-draft.ts";
import { unreachable } from "#web/overlays/say-unreachable.ts";
import { usePrintWarning } from "#web/paper/use-print-warning.ts";
import type { DraftInEditor } from "#web/quoting/use-kept-draft.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { useEncryption } from "#web/vault/use-encryption.ts";

/** What keeps the draft from being stored on this device. */
export function KeptNotices({ kept }: { kept: DraftInEditor }) {
  return (
    <>
      {kept.isLocked && <LockedEditor />}
      {kept.isFailing && (
        <Alert variant="warning" live>
          {messages().documents.notKept}
        </Alert>
      )}
    </>
  );
}

/** While the account is locked, nothing typed can be sealed, so nothing is saved. The strip under the head unlocks it. */
function LockedEditor() {
  const { phase } = useEncryption();
  if (phase !== "locked") return null;
  return <p role="status">{messages().documents.lockedEditor}</p>;
}

interface FoundWorkProps {
  one: string;
  isNew: boolean;
  onDiscard: () => void;
}

export function FoundWork({ one, isNew, onDiscard }: FoundWorkProps) {
  const discard = (
    <Button variant="secondary" size="small" onClick={onDiscard}>
      Discard
    </Button>
  );
  const name = one.toLowerCase();
  const what = isNew ? `This ${name} was not saved yet.` : `Your changes to this ${name} were not saved yet.`;
  return <Alert actions={discard}>{`${what} You can go on where you were.`}</Alert>;
}

/** Which characters of a draft the PDF cannot print; or that what knows this could not be loaded. */
export const MissingGlyphs = memo(function MissingGlyphs({ draft }: { draft: DocumentDraft }) {
  const checked = usePrintWarning(allWords(draft));
  if (checked === null) return <Alert title={unreachable.title}>{unreachable.message}</Alert>;
  return checked.warning !== null && <Alert variant="warning">{checked.warning}</Alert>;
});

function allWords({ words, lines }: DocumentDraft): string {
  return [...Object.values(words), ...lines.flatMap((line) => [line.name, line.description ?? ""])].join(
    "\n",
  );
}
