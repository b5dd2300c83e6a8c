import { useEffect, useState } from "react";
import type { PrintOrder } from "#pdf/paper.ts";
import { downloadFile, isHeldByHand, openTab } from "#web/base/file-delivery.ts";
import { messages } from "#web/base/messages.ts";
import { whenIdle } from "#web/base/request-idle-callback.ts";
import { savesData } from "#web/base/saves-data.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { preparePdf } from "#web/paper/pdf-client.ts";
import { pdfFile, pdfMessage } from "#web/paper/pdf-file.ts";
import { withPrintWarning } from "#web/paper/printed-text.ts";
import { canShareFiles, shareFile } from "#web/paper/share.ts";
import { shareTitle } from "#web/paper/share-title.ts";
import { vaultAccess } from "#web/vault/vault-session.ts";
import { pdfMessages, printing } from "#words/en-gb/printing.ts";

/** Records that a document was shared, and says so. */
type OnShared = (order: PrintOrder, message: string) => void;

/** Lets a paper go, at once or after a question. Every download, share, print and sending passes through it. */
export type Leave = (order: PrintOrder, go: () => Promise<void>) => Promise<void>;

/**
 * Makes PDFs of a document and delivers them: as a download, in a tab of their own on touch devices, or to the share
 * sheet.
 *
 * @param onShared called when a document went to a customer through the share sheet, with the message that says so
 */
export function usePdf(leave: Leave, onShared: OnShared) {
  const [isBusy, setBusy] = useState(false);
  useWarmWorker();

  const work = async (task: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    await task().finally(() => setBusy(false));
  };

  /** Says first which characters would be printed as a box, and goes on when the person wants that. */
  const afterWarning = (order: PrintOrder, label: string, task: () => Promise<void>) =>
    work(() =>
      leave(order, () =>
        withPrintWarning(order, async (warning) => {
          if (warning === null) return task();
          toast({ ...warning, action: { label, onSelect: () => void work(task) }, stays: true });
        }),
      ),
    );

  return {
    isBusy,
    save: (order: PrintOrder) =>
      afterWarning(order, printing.downloadAnyway, () => (isHeldByHand() ? open(order) : download(order))),
    share: (order: PrintOrder) => afterWarning(order, printing.shareAnyway, () => share(order, onShared)),
  };
}

async function download(order: PrintOrder): Promise<void> {
  try {
    const file = await pdfFile(order);
    downloadFile(file);
    toast({ title: pdfMessages.downloaded, message: file.name });
  } catch (error) {
    fail(pdfMessages.downloadFailed, pdfMessage(error));
  }
}

async function open(order: PrintOrder): Promise<void> {
  const tab = openTab();
  try {
    const file = await pdfFile(order);
    if (tab) tab.show(file);
    else downloadFile(file);
    toast({ title: pdfMessages.ready, message: file.name });
  } catch (error) {
    tab?.close();
    fail(pdfMessages.openingFailed, pdfMessage(error));
  }
}

async function share(order: PrintOrder, onShared: OnShared): Promise<void> {
  if (!canShareFiles()) return cannotShare();
  let file: File;
  try {
    file = await pdfFile(order);
  } catch (error) {
    return fail(pdfMessages.shareFailed, pdfMessage(error));
  }
  await hand(file, order, onShared).catch(() => shareFailed(order));
}

/**
 * A press is valid only for a short time. When making the file took longer, the person is asked to press again, and
 * the file is ready by then.
 */
async function hand(file: File, order: PrintOrder, onShared: OnShared): Promise<void> {
  const outcome = await shareFile(file, { title: shareTitle(order) });
  if (outcome === "cannot") return cannotShare();
  if (outcome === "again") {
    const again = () => void hand(file, order, onShared).catch(() => shareFailed(order));
    toast({
      title: pdfMessages.ready,
      message: file.name,
      action: { label: "Share now", onSelect: again },
    });
  }
  if (outcome !== "shared") return;
  const message = messages()[order.kind].shared;
  // The firm's own view is not an offer to a customer, so nothing is recorded as sent (decision P12).
  if (order.mode === "business") toast({ title: messages().notice.success, message });
  else onShared(order, message);
}

function cannotShare(): void {
  toast({ title: pdfMessages.cannotShare, message: pdfMessages.useDownload });
}

function shareFailed({ kind }: PrintOrder): void {
  fail(pdfMessages.shareFailed, messages()[kind].shareFailed);
}

function fail(title: string, message: string): void {
  toast({ variant: "destructive", title, message });
}

/** Loads the worker and its typefaces in idle time, so that the first PDF is quick. */
function useWarmWorker(): void {
  useEffect(() => {
    if (vaultAccess() === "none" || savesData()) return;
    return whenIdle(preparePdf);
  }, []);
}
