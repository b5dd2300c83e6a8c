import { useRef, useState } from "react";
import { sayUnreachable } from "#web/overlays/say-unreachable.ts";
import { useLoadedWhenIdle, usePart } from "#web/overlays/use-part.ts";
import type { DetailsPart, SheetDetails } from "#web/quoting/details-sheet.tsx";
import { EditorRow, RowProblems } from "#web/quoting/editor-row.tsx";

const loadSheet = () => import("#web/quoting/details-sheet.tsx");

interface DetailsRowProps extends SheetDetails {
  part: DetailsPart;
  label: string;
  text: string;
  empty?: string;
  /** The controls of the sheet that can have an error. */
  fieldIds?: readonly string[];
}

/** Some details of a document on a phone, as a row that opens their boxes in a sheet. */
export function DetailsRow({ label, text, empty, fieldIds = [], ...props }: DetailsRowProps) {
  const row = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<{ fieldId: string } | null>(null);
  const close = () => setOpened(null);
  useLoadedWhenIdle(loadSheet);
  const sheet = usePart(loadSheet, opened !== null, () => {
    close();
    sayUnreachable();
  });
  const isOpen = sheet !== null && opened !== null;
  return (
    <div>
      <EditorRow
        rowRef={row}
        {...{ label, text }}
        {...(empty !== undefined && { empty })}
        onOpen={() => setOpened({ fieldId: "" })}
      />
      {!isOpen && (
        <RowProblems
          fieldIds={fieldIds}
          errorOf={props.errorOf}
          onOpen={(fieldId) => setOpened({ fieldId })}
        />
      )}
      {isOpen && (
        <sheet.DetailsSheet
          {...props}
          title={label}
          fieldId={opened.fieldId}
          finalFocus={() => row.current}
          onClose={close}
        />
      )}
    </div>
  );
}
