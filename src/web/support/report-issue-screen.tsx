import { type FormEvent, useState } from "react";
import { laterMessages } from "#web/base/later-messages.ts";
import { messages } from "#web/base/messages.ts";
import { useUnsavedWork } from "#web/base/use-unsaved-work.ts";
import { Mail } from "#web/icons/mail.ts";
import { toast } from "#web/overlays/toast-store.ts";
import { ReportFields } from "#web/support/report-fields.tsx";
import {
  type IssueReport,
  longestMailLink,
  mailLink,
  missingFields,
  reportMail,
} from "#web/support/report-mail.ts";
import { NotOpenedNotice, OpenedNotice } from "#web/support/report-notices.tsx";
import { supportAddress } from "#web/support/support-address.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

const blank: IssueReport = {
  type: "",
  subject: "",
  description: "",
  priority: "medium",
  steps: "",
  expected: "",
  actual: "",
};

/** Report an Issue: a form that becomes an e-mail in the person's own mail app. */
export function ReportIssueScreen() {
  const [report, setReport] = useState(blank);
  const [tried, setTried] = useState(false);
  const [outcome, setOutcome] = useState<"opened" | "not-opened" | null>(null);
  useUnsavedWork(report !== blank && outcome !== "opened");
  const missing = missingFields(report);

  function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    setOutcome(null);
    if (missing.length > 0) {
      toast({
        title: laterMessages().support.missingTitle,
        message: laterMessages().support.missing,
        variant: "destructive",
      });
      document.getElementById(`report-${missing[0]}`)?.focus();
      return;
    }
    const isOpened = openMail(mailLink(supportAddress(), reportMail(report)));
    setOutcome(isOpened ? "opened" : "not-opened");
    if (isOpened) return;
    toast({
      title: messages().notice.error,
      message: laterMessages().support.failed,
      variant: "destructive",
    });
  }

  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6">
      <Card
        title="Tell us about it"
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
        {outcome === "opened" && <OpenedNotice report={report} />}
        {outcome === "not-opened" && <NotOpenedNotice report={report} />}
      </Card>
    </div>
  );
}

/** Opens the mail app. @returns false when it did not open: the link is too long, or the browser refuses */
function openMail(link: string): boolean {
  if (link.length > longestMailLink) return false;
  try {
    location.assign(link);
    return true;
  } catch {
    return false;
  }
}
