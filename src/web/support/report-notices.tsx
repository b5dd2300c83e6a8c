import { laterMessages } from "#web/base/later-messages.ts";
import { messages } from "#web/base/messages.ts";
import { Copy } from "#web/icons/copy.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { type IssueReport, reportMail } from "#web/support/report-mail.ts";
import { supportAddress } from "#web/support/support-address.ts";
import { Alert } from "#web/ui/alert.tsx";
import { textLinkStyles } from "#web/ui/app-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/field.tsx";
import { Textarea } from "#web/ui/textarea.tsx";

interface ReportNoticeProps {
  report: IssueReport;
}

/** Not every browser has a mail app to open, so the person can copy what they typed. */
export function OpenedNotice({ report }: ReportNoticeProps) {
  return (
    <Alert title="Send the mail that has opened" live>
      If none has, write to{" "}
      <a href={`mailto:${supportAddress()}`} className={textLinkStyles}>
        {supportAddress()}
      </a>{" "}
      and{" "}
      <button type="button" className={textLinkStyles} onClick={() => void copy(textOf(report))}>
        copy the report
      </button>
      .
    </Alert>
  );
}

/** Shown when the mail app did not open: the report to copy, and the address to send it to. */
export function NotOpenedNotice({ report }: ReportNoticeProps) {
  const { support } = laterMessages();
  return (
    <>
      <Alert variant="danger" title={support.notOpened} live>
        {support.notOpenedDetail(supportAddress())}
      </Alert>
      <Field label="Your report">
        <Textarea
          readOnly
          className="max-h-64"
          value={textOf(report)}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
      <Button variant="secondary" className="self-start" onClick={() => void copy(textOf(report))}>
        <Copy aria-hidden />
        Copy Report
      </Button>
    </>
  );
}

function textOf(report: IssueReport): string {
  const { subject, body } = reportMail(report);
  return `${subject}\n\n${body}`;
}

async function copy(text: string): Promise<void> {
  const { support } = laterMessages();
  const { notice } = messages();
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: support.copied, message: support.copiedDetail(supportAddress()) });
  } catch {
    toast({ title: notice.error, message: support.notCopied, variant: "destructive" });
  }
}
