import { useRef, useState } from "react";
import { customerDetails } from "#web/drafts/draft-words.ts";
import { sayUnreachable } from "#web/overlays/say-unreachable.ts";
import { useLoadedWhenIdle, usePart } from "#web/overlays/use-part.ts";
import type { CustomerFieldsProps } from "#web/quoting/customer-fields.tsx";
import { EditorRow, RowProblems } from "#web/quoting/editor-row.tsx";
import { customerFieldIds } from "#web/quoting/field-ids.ts";

const loadSheet = () => import("#web/quoting/customer-sheet.tsx");

interface CustomerRowProps extends CustomerFieldsProps {
  /** Opens the sheet once without being asked: where a document begins with its customer. */
  opensItself: boolean;
  /** Called when somebody was chosen in the sheet of a document that had no customer. */
  onChosen: () => void;
}

/**
 * The customer of a document on a phone: the name, and below it how to reach them. A press opens the search and the
 * boxes in a sheet. What is wrong stands below the row, and opens the field that it is about.
 */
export function CustomerRow({ opensItself, onChosen, ...fields }: CustomerRowProps) {
  const { words, errorOf } = fields;
  const row = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<{ fieldId: string; isFirst: boolean } | null>(null);
  const open = (fieldId: string) => setOpened({ fieldId, isFirst: words.customerName === "" });
  const close = () => setOpened(null);
  const [hasOpened, setHasOpened] = useState(false);
  if (opensItself && !hasOpened) {
    setHasOpened(true);
    open("");
  }
  useLoadedWhenIdle(loadSheet);
  const fail = () => {
    close();
    sayUnreachable();
  };
  const sheet = usePart(loadSheet, opened !== null, fail);
  const about = [words.customerEmail, customerDetails(words)].filter(Boolean).join(" · ");
  const isOpen = sheet !== null && opened !== null;
  return (
    <div data-tour="document-customer">
      <EditorRow
        rowRef={row}
        label="Customer"
        text={words.customerName}
        empty="Who is it for?"
        about={about}
        isMain
        onOpen={() => open("")}
      />
      {!isOpen && <RowProblems fieldIds={customerFieldIds} errorOf={errorOf} onOpen={open} />}
      {isOpen && (
        <sheet.CustomerSheet
          {...fields}
          fieldId={opened.fieldId}
          finalFocus={() => row.current}
          onClose={close}
          onFailed={fail}
          onDone={() => {
            close();
            if (opened.isFirst) onChosen();
          }}
        />
      )}
    </div>
  );
}
