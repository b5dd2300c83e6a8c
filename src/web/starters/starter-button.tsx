import { useState } from "react";
import { messages } from "#web/base/messages.ts";
import { ListPlus } from "#web/icons/list-plus.ts";
import { LoadedPart } from "#web/overlays/loaded-part.tsx";
import { Button } from "#web/ui/button.tsx";

const loadDialog = () => import("#web/starters/starter-dialog.tsx");

/** Opens the choice of a trade whose price list a firm can begin with. */
export function StarterButton({ kind }: { kind: "material" | "laborItem" }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <ListPlus aria-hidden /> {messages().catalogue.startFromTrade}
      </Button>
      {open && (
        <LoadedPart load={loadDialog} onFailed={() => setOpen(false)}>
          {({ StarterDialog }) => <StarterDialog kind={kind} onClose={() => setOpen(false)} />}
        </LoadedPart>
      )}
    </>
  );
}
