import { useEffect, useRef, useState } from "react";
import { customerDetails } from "#web/drafts/draft-words.ts";
import { ChevronRight } from "#web/icons/chevron-right.ts";
import { sayUnreachable } from "#web/overlays/say-unreachable.ts";
import { useLoadedWhenIdle, usePart } from "#web/overlays/use-part.ts";
import type { CustomerFieldsProps } from "#web/quoting/customer-fields.tsx";
import { fieldIds } from "#web/quoting/field-ids.ts";

const loadSheet = () => import("#web/quoting/customer-sheet.tsx");

export interface CustomerRowProps extends CustomerFieldsProps {
  /** It stands in the place of the boxes in which the customer was just picked, and gets their focus. */
  isPicked: boolean;
}

/**
 * The customer of a document on a phone: the name, and below it how to reach them. A press opens the boxes in a sheet.
 * What is wrong stands below the row, and opens the field that it is about.
 */
export function CustomerRow({ isPicked, ...fields }: CustomerRowProps) {
  const { words, errorOf } = fields;
  const row = useRef<HTMLButtonElement>(null);
  /** The field that gets the focus in the sheet, "" for the first; null while the sheet is closed. */
  const [opened, setOpened] = useState<string | null>(null);
  useLoadedWhenIdle(loadSheet);
  const sheet = usePart(loadSheet, opened !== null, () => {
    setOpened(null);
    sayUnreachable();
  });
  useEffect(() => {
    if (isPicked && document.activeElement === document.body) row.current?.focus();
  }, [isPicked]);
  const isOpen = sheet !== null && opened !== null;
  const about = [words.customerEmail, customerDetails(words)].filter(Boolean).join(" · ");
  return (
    <div data-tour="document-customer">
      <button
        ref={row}
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpened("")}
        className="flex min-h-14 w-full items-center gap-2 rounded-md text-left"
      >
        <span className="flex min-w-0 grow flex-col">
          <span className="sr-only">Customer</span>
          <bdi className="font-semibold wrap-anywhere">{words.customerName || "Choose a customer"}</bdi>
          {about && <bdi className="line-clamp-2 text-ink-soft text-sm wrap-anywhere">{about}</bdi>}
        </span>
        <ChevronRight aria-hidden className="size-4 shrink-0 text-ink-soft" />
      </button>
      {!isOpen &&
        customerFieldIds.map((fieldId) => {
          const message = errorOf(fieldId);
          if (message === undefined) return null;
          return (
            <button
              key={fieldId}
              id={fieldId}
              type="button"
              onClick={() => setOpened(fieldId)}
              className="block min-h-11 w-full py-2 text-left text-danger text-sm underline underline-offset-4"
            >
              {message}
            </button>
          );
        })}
      {isOpen && <sheet.CustomerSheet {...fields} fieldId={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

const customerFieldIds = [fieldIds.customerName, fieldIds.customerEmail, fieldIds.customerPhone];
