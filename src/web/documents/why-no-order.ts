import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { Opened } from "#vault/records/records.ts";
import { messages } from "#web/base/messages.ts";
import { unreachable } from "#web/overlays/say-unreachable.ts";
import { kindScreens } from "#web/records/document-kinds.ts";
import { tamperMessage } from "#web/records/tamper-message.ts";

interface Why {
  title: string;
  message: string;
}

type Shut = Exclude<Opened<unknown>, { state: "open" }>;

/**
 * Why a document of a list cannot be handed over; null while it may still be read. What was read stays good when it
 * could not be read again: the sheet that shows it may have words in it.
 *
 * @param letterhead the firm's profile where its words cannot be read
 */
export function whyNoOrder(
  kind: DocumentKind,
  { data, isError }: { data: Opened<unknown> | undefined; isError: boolean },
  letterhead: Opened<unknown> | null,
): Why | null {
  if (!data) return isError ? unreachable : null;
  if (data.state !== "open") return whyShut(kind, data);
  if (!letterhead) return null;
  return {
    title: "Your letterhead cannot be read",
    message: letterhead.state === "tampered" ? tamperMessage(letterhead.reason) : messages().documents.locked,
  };
}

/** What is said of a document that is there and cannot be opened. */
export function whyShut(kind: DocumentKind, opened: Shut): Why {
  const one = kindScreens[kind].one.toLowerCase();
  const { tampered, locked } = messages().documents;
  if (opened.state === "tampered") {
    return {
      title: `This ${one} cannot be trusted`,
      message: `${tampered} ${tamperMessage(opened.reason)}`,
    };
  }
  return { title: `This ${one} is locked`, message: locked };
}
