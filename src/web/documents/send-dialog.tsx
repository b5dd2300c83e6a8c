import { useCallback, useEffect, useRef, useState } from "react";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { messages } from "#web/base/messages.ts";
import { useLast } from "#web/base/use-last.ts";
import type { SendSheetProps } from "#web/documents/send-sheet.tsx";
import type { ReadOrder } from "#web/documents/use-read-order.ts";
import { Dialog } from "#web/overlays/dialog.tsx";
import { DialogBody } from "#web/overlays/dialog-body.tsx";
import { unreachable } from "#web/overlays/say-unreachable.ts";
import { usePart } from "#web/overlays/use-part.ts";
import { useCompanySettings } from "#web/records/company-settings.ts";
import { kindScreens } from "#web/records/document-kinds.ts";
import { useOwnWords } from "#web/records/own-words.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** What the dialog shows, in a script of its own. Its screen may load it ahead. */
export const loadSendSheet = () => import("#web/documents/send-sheet.tsx");

export interface SendDialogProps extends Omit<SendSheetProps, "orderOf" | "onTyped" | "bodyRef"> {
  kind: DocumentKind;
  /** The document; null while it is not known which one is first. */
  id: string | null;
  /** Its number; null while that is not known. */
  number: string | null;
  /** Whom it is for, which is said while the document is read, and where it cannot be. */
  customer?: string | null;
  read: Omit<ReadOrder, "document">;
}

/**
 * The dialog that sends. It opens at once, with its title and in its size, and what it shows comes when the document and
 * the script have been read; where they cannot be, it says so.
 */
export function SendDialog({ kind, id, number, customer, read, ...sheet }: SendDialogProps) {
  const { about, lead, onClose } = sheet;
  const [isTyped, setTyped] = useState(false);
  const [isLost, setLost] = useState(false);
  const part = usePart(loadSendSheet, !isLost, () => setLost(true));
  const { orderOf } = read;
  const settings = useCompanySettings();
  const own = useOwnWords();
  // What could not be read is asked for again by the sheet, which must not go meanwhile.
  const hasWords = useLast(settings.isPending || own.isPending ? null : true);
  const isThere = part !== null && orderOf !== null && hasWords !== null;
  const waiting = useRef<HTMLDivElement>(null);
  const bodyRef = useFocusOnceOpen();
  const failure = isLost ? { ...unreachable, retry: () => setLost(false) } : read.failure;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      keepOnOutsidePress={isTyped}
      title={titleOf(about, kind, id === null ? null : (number ?? ""))}
      initialFocus={waiting}
      height={usualHeight}
      parts={
        isThere && !failure ? (
          <part.SendSheet key={id} {...{ ...sheet, orderOf, bodyRef }} onTyped={setTyped} />
        ) : (
          <DialogBody>
            {lead}
            {customer && (
              <p className="wrap-anywhere">
                <span className="text-ink-soft">To </span>
                <bdi className="font-medium">{customer}</bdi>
              </p>
            )}
            {failure ? (
              <div ref={bodyRef}>
                <Alert
                  variant="danger"
                  title={failure.title}
                  live
                  actions={
                    failure.retry && (
                      <Button variant="secondary" onClick={failure.retry}>
                        {messages().notice.tryAgain}
                      </Button>
                    )
                  }
                >
                  {failure.message}
                </Alert>
              </div>
            ) : (
              <div
                ref={waiting}
                role="status"
                tabIndex={-1}
                className="flex flex-1 flex-col gap-4 outline-none"
              >
                <span className="sr-only">Loading...</span>
                <Skeleton className="h-6 w-1/2" />
                <Skeleton className="h-11 w-full" />
                <Skeleton className="flex-1" />
                <Skeleton className="h-11 w-full" />
              </div>
            )}
          </DialogBody>
        )
      }
    />
  );
}

/** That of most sheets, so that nothing moves when one comes into it. */
const usualHeight = "44rem";

/** @param number null while it is not known which document is first, "" while its number is not known */
function titleOf(about: SendSheetProps["about"], kind: DocumentKind, number: string | null): string {
  const { one, many } = kindScreens[kind];
  const what = number === null ? `overdue ${many.toLowerCase()}` : `${one.toLowerCase()} ${number}`.trim();
  return about === "reminder" ? `Remind about ${what}` : `Send ${what}`;
}

/** A ref for what comes into the open dialog: its first control has the focus, unless somebody has moved that on, even to a notice. */
function useFocusOnceOpen() {
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
  }, []);
  return useCallback((body: HTMLElement | null) => {
    const held = document.activeElement;
    const isFree = held === document.body || held === body?.closest("[role=dialog]");
    if (isOpen.current && isFree) body?.querySelector<HTMLElement>(controls)?.focus();
  }, []);
}

const controls = "button:not(:disabled), input, textarea";
