import { Mail } from "lucide-react";
import { type FormEvent, useState } from "react";
import { messages } from "#web/app/messages.ts";
import { usePageTitle } from "#web/app/use-page-title.ts";
import { ReportFields } from "#web/support/report-fields.tsx";
import { type IssueReport, mailLink, missingFields, reportMail } from "#web/support/report-mail.ts";
import { supportAddress } from "#web/support/support-address.ts";
import { Alert } from "#web/ui/alert.tsx";
import { textLinkStyles } from "#web/ui/app-link.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { toast } from "#web/ui/toast-store.ts";

const blank: IssueReport = {
  type: "",
  subject: "",
  description: "",
  priority: "medium",
  steps: "",
  expected: "",
  actual: "",
};

/** Report an Issue (specification 1 §2): a form that becomes a mail in the person's own mail app. */
export function ReportIssueScreen() {
  usePageTitle("Report an Issue");
  const [report, setReport] = useState(blank);
  const [tried, setTried] = useState(false);
  const [opened, setOpened] = useState(false);
  const missing = missingFields(report);

  function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    setOpened(false);
    if (missing.length > 0) {
      toast({
        title: messages().support.missingTitle,
        message: messages().support.missing,
        variant: "destructive",
      });
      document.getElementById(`report-${missing[0]}`)?.focus();
      return;
    }
    try {
      location.assign(mailLink(supportAddress(), reportMail(report)));
      setOpened(true);
    } catch {
      toast({ title: messages().notice.error, message: messages().support.failed, variant: "destructive" });
    }
  }

  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6">
      <Card
        title="Report an Issue"
        description="Your mail app opens with the report in it, so that you see what is sent. Please leave out your customers' details."
      >
        <form noValidate onSubmit={send} className="flex flex-col gap-4">
          <ReportFields
            report={report}
            onChange={(change) => setReport({ ...report, ...change })}
            missing={tried ? missing : []}
          />
          <Button type="submit" className="self-start">
            <Mail aria-hidden />
            Open in Mail App
          </Button>
        </form>
        {opened && <OpenedNotice report={report} />}
      </Card>
    </div>
  );
}

/** Not every browser has a mail app to open: what was typed can be taken along by hand. */
function OpenedNotice({ report }: { report: IssueReport }) {
  const { subject, body } = reportMail(report);
  return (
    <Alert title="Send the mail that has opened" live>
      If none has, write to{" "}
      <a href={`mailto:${supportAddress()}`} className={textLinkStyles}>
        {supportAddress()}
      </a>{" "}
      and{" "}
      <button
        type="button"
        className={textLinkStyles}
        onClick={() =>
          navigator.clipboard.writeText(`${subject}\n\n${body}`).then(
            () => toast({ title: "Report copied" }),
            () =>
              toast({
                title: messages().notice.error,
                message: messages().support.failed,
                variant: "destructive",
              }),
          )
        }
      >
        copy the report
      </button>
      .
    </Alert>
  );
}
