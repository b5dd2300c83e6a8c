import { useEffect, useRef, useState } from "react";
import type { Channel, Sending } from "#domain/documents/sending.ts";
import { pdfFileName } from "#pdf/file-name.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { downloadFile } from "#web/base/file-delivery.ts";
import { messages } from "#web/base/messages.ts";
import { mailAddress, openProgram, textAddress } from "#web/documents/channel-address.ts";
import { channelWords } from "#web/documents/channel-words.ts";
import { useRecordSent } from "#web/documents/use-sendings.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { pdfFile, pdfMessage } from "#web/paper/pdf-file.ts";
import { shareFile } from "#web/paper/share.ts";
import { shareTitle } from "#web/paper/share-title.ts";
import type { Leave } from "#web/paper/use-pdf.ts";
import { numberOf } from "#web/records/document-kinds.ts";
import { pdfMessages } from "#words/en-gb/printing.ts";

interface SendOrder {
  /** The same object as long as its paper is the same. */
  order: PrintOrder;
  about: Sending["about"];
  text: string;
  leave: Leave;
  /** Called when it was sent, before that is recorded. */
  onSent: () => void;
}

/** Sends a document by a channel of the device, and records it. */
export function useSendBy({ order, about, text, leave, onSent }: SendOrder) {
  const { kind, document, mode } = order;
  const [busy, setBusy] = useState<Channel | null>(null);
  const [isCopied, setCopied] = useState(false);
  const record = useRecordSent(kind, document.id);
  const fileOf = useFile(order);
  const number = numberOf(document);

  const addresses: Partial<Record<Channel, string | null>> = {
    email: document.customerEmail,
    text: document.customerPhone,
  };
  const sent = (channel: Channel, more = "") => {
    onSent();
    const recipient = addresses[channel] ?? document.customerName;
    const what = about === "reminder" ? `The reminder of ${number}` : number;
    const said = `${what} is recorded as sent ${channelWords[channel]}.`;
    void record({ channel, about, mode, recipient, text }, [said, more].filter(Boolean).join(" "));
  };

  const ways: Partial<Record<Channel, () => Promise<void>>> = {
    share: async () => {
      const outcome = await shareFile(await fileOf(), { title: shareTitle(order), text });
      if (outcome === "shared") sent("share");
      if (outcome === "again") toast({ title: pdfMessages.ready, message: "Press Share once more." });
      if (outcome === "cannot") toast({ title: pdfMessages.cannotShare, message: pdfMessages.useDownload });
    },
    email: async () => {
      const opened = openProgram(mailAddress(document.customerEmail, { subject: shareTitle(order), text }));
      const file = await fileOf();
      downloadFile(file);
      await opened;
      sent("email", `Attach ${file.name}.`);
    },
    text: async () => {
      await openProgram(textAddress(document.customerPhone, text));
      sent("text");
    },
    copy: async () => {
      try {
        await navigator.clipboard.writeText(text);
        setCopied(true);
      } catch {
        toast({
          variant: "destructive",
          title: messages().notice.error,
          message: "The browser does not let us copy. Select the message and copy it yourself.",
        });
      }
    },
  };

  return {
    busy,
    isCopied,
    fileName: pdfFileName(order),
    send: async (channel: Channel) => {
      if (busy) return;
      setBusy(channel);
      try {
        await leave(order, async () => ways[channel]?.());
      } catch (error) {
        toast({ variant: "destructive", title: messages().notice.error, message: pdfMessage(error) });
      }
      setBusy(null);
    },
    answerCopied: (isSent: boolean) => {
      setCopied(false);
      if (isSent) sent("copy");
    },
  };
}

/**
 * The PDF of an order, made while the person reads the words, because a press is valid only for a short time. One that
 * failed is made again when it is asked for.
 */
function useFile(order: PrintOrder): () => Promise<File> {
  const made = useRef<{ order: PrintOrder; file: Promise<File> } | null>(null);
  const fileOf = () => {
    if (made.current?.order !== order) {
      const file = pdfFile(order);
      made.current = { order, file };
      file.catch(() => {
        made.current = null;
      });
    }
    return made.current.file;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the file is that of the order
  useEffect(() => {
    void fileOf().catch(() => undefined);
  }, [order]);
  return fileOf;
}
