import { type ReactNode, type Ref, useEffect, useId, useMemo, useState } from "react";
import { tones } from "#domain/company/company-settings.ts";
import type { Channel } from "#domain/documents/sending.ts";
import type { ViewMode } from "#domain/documents/trade-document.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { isHeldByHand } from "#web/base/file-delivery.ts";
import { useIsOnline } from "#web/base/use-is-online.ts";
import { useUnsavedWork } from "#web/base/use-unsaved-work.ts";
import { besideToast } from "#web/documents/beside-toast.ts";
import { GuidePriceNotice } from "#web/documents/guide-price-notice.tsx";
import { PayNotice } from "#web/documents/pay-notice.tsx";
import { wentOutAsIs } from "#web/documents/send-facts.ts";
import { endedQuote, SendNotice } from "#web/documents/send-notice.tsx";
import { SendPicture } from "#web/documents/send-picture.tsx";
import { AskedTone, SendWords } from "#web/documents/send-words.tsx";
import { useLeave } from "#web/documents/use-leave.tsx";
import { useSendBy } from "#web/documents/use-send-by.ts";
import { useSendWords } from "#web/documents/use-send-words.ts";
import { Copy } from "#web/icons/copy.ts";
import { FileText } from "#web/icons/file-text.ts";
import { Mail } from "#web/icons/mail.ts";
import { MessageSquareText } from "#web/icons/message-square-text.ts";
import { Share2 } from "#web/icons/share-2.ts";
import { DialogBody } from "#web/overlays/dialog-body.tsx";
import { DialogFooter } from "#web/overlays/dialog-footer.tsx";
import { MissingNotice } from "#web/paper/missing-notice.tsx";
import { canShareFiles } from "#web/paper/share.ts";
import { type Leave, usePdf } from "#web/paper/use-pdf.ts";
import { Button } from "#web/ui/button.tsx";
import { Segmented } from "#web/ui/segmented.tsx";
import type { Occasion } from "#words/paper/ready-words.ts";
import { toneLabels } from "#words/paper/words-labels.ts";

export interface SendSheetProps {
  about: Occasion;
  /** The view that is shown; the firm's own is never sent. */
  mode: ViewMode;
  orderOf: (mode: ViewMode) => PrintOrder;
  onClose: () => void;
  /** Called in place of `onClose` when it was sent. */
  onSent?: (() => void) | undefined;
  /** Shown first: where in a row of several documents this one is. */
  lead?: ReactNode;
  /** Called when there are words in it that a press outside must not lose, and when there are none any more. */
  onTyped: (isTyped: boolean) => void;
  bodyRef: Ref<HTMLDivElement>;
}

/** What a document is sent with: to whom, in which view, with which words, and by which channel. A dialog shows it. */
export function SendSheet(props: SendSheetProps) {
  const { about, mode: shown, orderOf, onClose, onSent = onClose, lead, onTyped, bodyRef } = props;
  const [mode, setMode] = useState<ViewMode>(shown === "business" ? "customer-detailed" : shown);
  const made = orderOf(mode);
  const texts = made.kind === "quote" && made.quoteTexts;
  const state = JSON.stringify([mode, made.document.version, made.profile?.version, texts]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same order while its paper is the same
  const order = useMemo(() => made, [state]);
  const { document } = order;
  const [isDayAnswered, setDayAnswered] = useState(false);
  const asksDay = !isDayAnswered && endedQuote(order, about) !== null;
  // As it was when the sheet opened: the day that is chosen in it changes no price.
  const [asksPrices] = useState(about === "document" && !wentOutAsIs(document));
  const words = useSendWords(order, about);
  const asksTone = words.tone === null;
  const { isTyped } = words;
  useUnsavedWork(isTyped);
  useEffect(() => {
    onTyped(isTyped);
    return () => onTyped(false);
  }, [isTyped, onTyped]);
  const keepAndGo = () => {
    words.keep();
    onSent();
  };
  const { leave, question } = useLeave();
  const by = useSendBy({ order, about, text: words.sent, leave, onSent: keepAndGo });
  return (
    <>
      <DialogBody ref={bodyRef}>
        {lead}
        {/* What is to be answered before anything goes out comes first, in sight on the lowest phone under a notice. */}
        <SendNotice
          {...{ order, about }}
          isAnswered={isDayAnswered}
          onAnswered={() => setDayAnswered(true)}
          isTyped={words.isTyped}
        />
        <AskedTone words={words} />
        {asksPrices && <GuidePriceNotice order={order} />}
        <PayNotice order={order} />
        <MissingNotice order={order} />
        <div ref={besideToast} className="send-columns">
          <To document={document} />
          <SendPicture order={order} />
          <div className="flex min-w-0 flex-col gap-4 [grid-area:words]">
            <Segmented
              label="Paper"
              segments={[
                { value: "customer-detailed", label: "With breakdown" },
                { value: "customer-simple", label: "No breakdown" },
              ]}
              value={mode}
              onValueChange={setMode}
            />
            <SendWords words={words} hint={hint()} />
          </div>
        </div>
        <Paper order={order} fileName={by.fileName} leave={leave} />
        {question}
      </DialogBody>
      <DialogFooter>
        {by.isCopied ? (
          <SentIt onAnswer={by.answerCopied} />
        ) : (
          <Channels
            by={by}
            document={document}
            disabled={words.text === null || asksDay}
            asked={asksDay ? "Choose the last day first." : asksTone ? chooseToneFirst : ""}
          />
        )}
      </DialogFooter>
    </>
  );
}

/** What each channel does with the file. */
function hint(): string {
  const mail = "E-mail downloads the PDF for you to attach.";
  if (!isHeldByHand()) return mail;
  const share = canShareFiles() ? "Share passes the words and the PDF to WhatsApp or another app. " : "";
  return `${share}${mail} A text takes no file.`;
}

/** The PDF that goes along, to look at or to attach. */
function Paper({ order, fileName, leave }: { order: PrintOrder; fileName: string; leave: Leave }) {
  const pdf = usePdf(leave, () => undefined);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <FileText aria-hidden className="size-5 shrink-0 text-ink-soft" />
      <bdi dir="ltr" className="min-w-0 flex-1 wrap-anywhere text-sm">
        {fileName}
      </bdi>
      <Button variant="secondary" size="small" loading={pdf.isBusy} onClick={() => void pdf.save(order)}>
        {isHeldByHand() ? "Open PDF" : "Download PDF"}
      </Button>
    </div>
  );
}

function To({ document }: Pick<PrintOrder, "document">) {
  const { customerName, customerEmail, customerPhone } = document;
  return (
    <div className="wrap-anywhere">
      <p>
        <span className="text-ink-soft">To </span>
        <bdi className="font-medium">{customerName}</bdi>
      </p>
      <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm">
        {customerEmail && <bdi>{customerEmail}</bdi>}
        {customerPhone && <bdi>{customerPhone}</bdi>}
      </p>
    </div>
  );
}

interface ChannelsProps {
  by: ReturnType<typeof useSendBy>;
  document: Pick<PrintOrder["document"], "customerEmail" | "customerPhone">;
  /** Nothing can be sent yet. */
  disabled: boolean;
  /** That is because this is to be answered first; empty where nothing is asked. */
  asked: string;
}

/** The channels that this device has, in one order everywhere. The first that can reach the customer stands out. */
function Channels({ by, document, disabled, asked }: ChannelsProps) {
  const reason = useId();
  const isOnline = useIsOnline();
  const held = isHeldByHand();
  const channels: { channel: Channel; label: string; icon: typeof Mail; isThere: boolean }[] = [
    { channel: "share", label: "Share", icon: Share2, isThere: held && canShareFiles() },
    { channel: "email", label: "E-mail", icon: Mail, isThere: true },
    { channel: "text", label: "Text", icon: MessageSquareText, isThere: held },
    { channel: "copy", label: "Copy", icon: Copy, isThere: "clipboard" in navigator },
  ];
  const lacksAddress = ({ channel }: (typeof channels)[number]) =>
    (channel === "email" && !document.customerEmail) || (channel === "text" && !document.customerPhone);
  const there = channels.filter(({ isThere }) => isThere);
  const main = there.find((each) => !lacksAddress(each)) ?? there[0];
  const said = asked || (isOnline ? "" : needsSignal);
  return (
    <>
      {said && (
        <p id={reason} className="mr-auto self-center text-ink-soft text-sm max-md:basis-full">
          {said}
        </p>
      )}
      {there.map(({ channel, label, icon: Icon }) => (
        <Button
          key={channel}
          variant={channel === main?.channel ? "primary" : "secondary"}
          loading={by.busy === channel}
          disabled={disabled}
          aria-describedby={said ? reason : undefined}
          onClick={() => void by.send(channel)}
        >
          <Icon aria-hidden />
          {label}
        </Button>
      ))}
    </>
  );
}

const needsSignal = "No connection: e-mails and texts wait for one, and are not recorded here.";

const chooseToneFirst = `Choose ${tones.map((tone) => toneLabels[tone].toLowerCase()).join(" or ")} first.`;

/** A copied text may go anywhere or nowhere, so the person is asked. */
function SentIt({ onAnswer }: { onAnswer: (sent: boolean) => void }) {
  return (
    <>
      <p role="status" className="mr-auto self-center font-medium">
        Copied. Sent it?
      </p>
      <Button variant="secondary" onClick={() => onAnswer(false)}>
        No
      </Button>
      <Button onClick={() => onAnswer(true)}>Yes</Button>
    </>
  );
}
