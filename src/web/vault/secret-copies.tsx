import { createPortal } from "react-dom";
import { downloadFile } from "#web/base/file-delivery.ts";
import { laterMessages } from "#web/base/later-messages.ts";
import { messages } from "#web/base/messages.ts";
import { Copy } from "#web/icons/copy.ts";
import { FileDown } from "#web/icons/file-down.ts";
import { Printer } from "#web/icons/printer.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { Button } from "#web/ui/button.tsx";

interface SecretCopiesProps {
  /** A recovery code, or a passphrase that was made here. */
  secret: string;
  email: string;
  /** What its paper says it is, and what it is for. */
  paper: { title: string; use: string };
  /** The name of its file; without one it cannot be downloaded. */
  fileName?: string;
}

/** A secret that is shown once, with buttons to copy, print or download it. */
export function SecretCopies({ secret, email, paper, fileName }: SecretCopiesProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(secret);
      toast({ title: laterMessages().recovery.copied, message: laterMessages().recovery.copiedMessage });
    } catch {
      toast({
        title: messages().notice.error,
        message: laterMessages().recovery.notCopied,
        variant: "destructive",
      });
    }
  }

  function download(name: string) {
    const account = laterMessages().recovery.paperAccount(email);
    const text = [paper.title, "", secret, "", account, paper.use, ""];
    downloadFile(new File([text.join("\r\n")], name, { type: "text/plain" }));
  }

  return (
    <>
      <p
        data-testid="secret"
        className="tabular break-words rounded-xl bg-sunken p-4 text-center font-mono text-base"
      >
        {secret}
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
        {fileName && (
          <Button variant="secondary" onClick={() => download(fileName)}>
            <FileDown aria-hidden />
            Download
          </Button>
        )}
      </div>
      <PrintSheet {...{ secret, email, paper }} />
    </>
  );
}

/** Prints only this while the secret is shown; styles.css hides the rest of the page. */
function PrintSheet({ secret, email, paper }: SecretCopiesProps) {
  return createPortal(
    <section data-print-sheet className="hidden flex-col gap-4 text-ink print:flex">
      <h1 className="font-semibold text-2xl">{paper.title}</h1>
      <p className="font-mono text-xl">{secret}</p>
      <p>{laterMessages().recovery.paperAccount(email)}</p>
      <p>{paper.use}</p>
    </section>,
    document.body,
  );
}
