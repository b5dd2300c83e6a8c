import { useEffect } from "react";
import type { CompanyProfile, Letterhead } from "#domain/company/company-profile.ts";
import { isFixed } from "#web/drafts/document-draft.ts";
import type { DraftLine } from "#web/drafts/draft-lines.ts";
import { PhoneSheet } from "#web/overlays/phone-sheet.tsx";
import { CisFields } from "#web/quoting/cis-fields.tsx";
import {
  NumberAndDates,
  type NumberFieldsProps,
  QuoteDates,
  StatusField,
  WordFields,
} from "#web/quoting/details-fields.tsx";
import { Button } from "#web/ui/button.tsx";

/** What is changed in one sheet. */
export type DetailsPart = "dates" | "work" | "status" | "cis";

/** What the sheets of a document's details are drawn with. */
export interface SheetDetails extends NumberFieldsProps {
  lines: readonly DraftLine[];
  /** The firm whose rules apply. */
  supplier: Letterhead | CompanyProfile;
}

interface DetailsSheetProps extends SheetDetails {
  part: DetailsPart;
  title: string;
  /** The field that gets the focus, "" for none in particular. */
  fieldId: string;
  finalFocus: () => HTMLElement | null;
  onClose: () => void;
}

/** Some details of a document on a phone. What is typed counts at once, as it does in the rest of the editor. */
export function DetailsSheet({ part, title, fieldId, finalFocus, onClose, ...props }: DetailsSheetProps) {
  useEffect(() => {
    if (fieldId !== "") document.getElementById(fieldId)?.focus();
  }, [fieldId]);
  return (
    <PhoneSheet
      title={title}
      onClose={onClose}
      finalFocus={finalFocus}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <Fields part={part} {...props} />
    </PhoneSheet>
  );
}

function Fields({ part, ...props }: SheetDetails & { part: DetailsPart }) {
  const { draft, lines, supplier, dispatch } = props;
  switch (part) {
    case "dates":
      return draft.kind === "invoice" ? (
        <NumberAndDates {...props} />
      ) : (
        <fieldset disabled={isFixed(draft)} className="flex flex-col gap-4">
          <QuoteDates {...props} />
        </fieldset>
      );
    case "work":
      return <WordFields {...props} part="work" />;
    case "status":
      return <StatusField {...props} />;
    case "cis":
      return <CisFields {...{ draft, lines, supplier, dispatch }} />;
  }
}
