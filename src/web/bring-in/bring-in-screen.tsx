import { useMemo, useState } from "react";
import { CheckStep } from "#web/bring-in/check-step.tsx";
import { ChooseStep } from "#web/bring-in/choose-step.tsx";
import { type DoneImport, DoneStep } from "#web/bring-in/done-step.tsx";
import { type BringIn, useBringIn } from "#web/bring-in/use-bring-in.ts";
import type { ImportableKind } from "#web/records/listed-nouns.ts";
import { usePlace } from "#web/routing/use-place.ts";
import { Button } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { bringInScreen } from "#words/en-gb/bring-in-screen.ts";

/**
 * Brings in customers, materials or labour from a file: choose, check, done. The file is read on the device, what is
 * in it is known by its headings, and a row that cannot be taken never stops the others ([Note: Bringing in]).
 */
export function BringInScreen() {
  const { search } = usePlace();
  const bringIn = useBringIn();
  const [outcome, setOutcome] = useState<DoneImport | null>(null);
  const meant = useMemo(() => kindIn(search), [search]);
  const again = () => {
    setOutcome(null);
    bringIn.startOver();
  };
  if (outcome) return <DoneStep outcome={outcome} onAgain={again} />;
  return <Steps bringIn={bringIn} meant={meant} onDone={setOutcome} onAgain={again} />;
}

interface StepsProps {
  bringIn: BringIn;
  meant: ImportableKind;
  onDone: (outcome: DoneImport) => void;
  onAgain: () => void;
}

function Steps({ bringIn, meant, onDone, onAgain }: StepsProps) {
  const { state } = bringIn;
  if (state.step === "reading") {
    return (
      <div className="flex flex-col items-center gap-4">
        <Spinner label={bringInScreen.choose.reading} />
        <Button variant="secondary" onClick={onAgain}>
          {bringInScreen.choose.cancel}
        </Button>
      </div>
    );
  }
  if (state.step === "choose") {
    return <ChooseStep meant={meant} problem={state.problem} onOpen={bringIn.open} />;
  }
  const { file, found } = state;
  return (
    <CheckStep
      key={file.importId}
      {...{ bringIn, file, found, onAgain }}
      onDone={(saved) => {
        void bringIn.remember(file);
        onDone({
          ...saved,
          importId: file.importId,
          fileName: file.name,
          asksNumbers: !file.numbersAsked,
          rowsLeftOut: () => bringIn.rowsLeftOut(saved.leftOut),
        });
      }}
    />
  );
}

/** The list that the person came from: what the example is of. */
function kindIn(search: string): ImportableKind {
  const wanted = new URLSearchParams(search).get("to");
  return wanted === "material" || wanted === "laborItem" ? wanted : "customer";
}
