import { createPortal } from "react-dom";
import { downloadFile } from "#web/base/file-delivery.ts";
import { laterMessages } from "#web/base/later-messages.ts";
import { messages } from "#web/base/messages.ts";
import { Copy } from "#web/icons/copy.ts";
import { FileDown } from "#web/icons/file-down.ts";
import { Printer } from "#web/icons/printer.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { Button } from "#web/ui/button.tsx";

interface RecoveryCodeCopiesProps {
  recoveryCode: string;
  email: string;
}

/** The recovery code, with buttons to copy, download or print it. */
export function RecoveryCodeCopies({ recoveryCode, email }: RecoveryCodeCopiesProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(recoveryCode);
      toast({ title: laterMessages().recovery.copied, message: laterMessages().recovery.copiedMessage });
    } catch {
      toast({
        title: messages().notice.error,
        message: laterMessages().recovery.notCopied,
        variant: "destructive",
      });
    }
  }

  function download() {
    const text = [
      laterMessages().recovery.paperTitle,
      "",
      recoveryCode,
      "",
      laterMessages().recovery.paperAccount(email),
      laterMessages().recovery.paperUse,
      "",
    ];
    downloadFile(new File([text.join("\r\n")], "quotewright-recovery-code.txt", { type: "text/plain" }));
  }

  return (
    <>
      <p
        data-testid="recovery-code"
        className="tabular break-words rounded-xl bg-sunken p-4 text-center font-mono text-lg"
      >
        {recoveryCode}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => void copy()}>
          <Copy aria-hidden />
          Copy
        </Button>
        <Button variant="secondary" onClick={() => window.print()}>
          <Printer aria-hidden />
          Print
        </Button>
        <Button variant="secondary" onClick={download}>
          <FileDown aria-hidden />
          Download
        </Button>
      </div>
      <PrintSheet recoveryCode={recoveryCode} email={email} />
    </>
  );
}

/** Prints only this while the code is shown; styles.css hides the rest of the page. */
function PrintSheet({ recoveryCode, email }: RecoveryCodeCopiesProps) {
  return createPortal(
    <section data-print-sheet className="hidden flex-col gap-4 text-ink print:flex">
      <h1 className="font-semibold text-2xl">{laterMessages().recovery.paperTitle}</h1>
      <p className="font-mono text-xl">{recoveryCode}</p>
      <p>{laterMessages().recovery.paperAccount(email)}</p>
      <p>{laterMessages().recovery.paperUse}</p>
    </section>,
    document.body,
  );
}
