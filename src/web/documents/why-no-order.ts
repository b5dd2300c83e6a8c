import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { Opened } from "#vault/records/records.ts";
import { isGone } from "#web/base/is-gone.ts";
import { messageOfError } from "#web/base/message-of-error.ts";
import { messages } from "#web/base/messages.ts";
import { kindScreens } from "#web/records/document-kinds.ts";
import { tamperMessage } from "#web/records/tamper-message.ts";

export interface Why {
  title: string;
  message: string;
}

type Shut = Exclude<Opened<unknown>, { state: "open" }>;

/**
 * Why a document of a list cannot be handed over; null while it may still be read. What was read stays good when it
 * could not be read again: the sheet that shows it may have words in it.
 */
export function whyNoOrder(
  kind: DocumentKind,
  { data, error }: { data: Opened<unknown> | undefined; error: Error | null },
  letterhead: ReadLetterhead,
): Why | null {
  if (!data) return error && notRead(kind, error);
  if (data.state !== "open") return whyShut(kind, data);
  if (letterhead.error) return notLoaded("Your letterhead", letterhead.error);
  const { shut } = letterhead;
  return (
    shut && {
      title: "Your letterhead cannot be read",
      message: shut.state === "tampered" ? tamperMessage(shut.reason) : messages().documents.locked,
    }
  );
}

interface ReadLetterhead {
  /** Why the firm's profile is not there. */
  error: Error | null;
  /** The profile where its words cannot be read. */
  shut: Shut | null;
}

function notRead(kind: DocumentKind, error: Error): Why {
  return isGone(error)
    ? { title: messages()[kind].notFound, message: "It may have been deleted." }
    : notLoaded(`This ${kindScreens[kind].one.toLowerCase()}`, error);
}

function notLoaded(what: string, error: Error): Why {
  return {
    title: `${what} could not be loaded`,
    message: messageOfError(error, messages().notice.pleaseTryAgain),
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
