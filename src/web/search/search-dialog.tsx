import { useState } from "react";
import { Dialog } from "#web/overlays/dialog.tsx";
import { LoadedPart } from "#web/overlays/loaded-part.tsx";
import type { FrameCommands } from "#web/search/commands.ts";
import type { FoundAct } from "#web/search/record-acts.ts";
import { loadActing, SearchBox } from "#web/search/search-box.tsx";

interface SearchDialogProps extends FrameCommands {
  /** What it begins with. */
  words: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The search, which closes once a result is chosen, and what a record that was found is to do then. */
export function SearchDialog({ open, onOpenChange, ...commands }: SearchDialogProps) {
  const [act, setAct] = useState<FoundAct | null>(null);
  return (
    <>
      <Dialog open={open} onOpenChange={onOpenChange} title="Search">
        {open && <SearchBox {...commands} onAct={setAct} onLeave={() => onOpenChange(false)} />}
      </Dialog>
      {act && (
        <LoadedPart load={loadActing} onFailed={() => setAct(null)}>
          {({ Acting }) => <Acting {...act} onDone={() => setAct(null)} />}
        </LoadedPart>
      )}
    </>
  );
}
