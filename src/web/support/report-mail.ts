export const issueTypes = [
  { value: "bug", label: "Something does not work" },
  { value: "feature", label: "An idea or a wish" },
  { value: "question", label: "A question" },
  { value: "other", label: "Something else" },
] as const;

export const issuePriorities = [
  { value: "low", label: "Low" },
  { value: "medium", label: "Medium" },
  { value: "high", label: "High" },
  { value: "urgent", label: "Urgent" },
] as const;

/** A report as typed; an empty field is "". */
export interface IssueReport {
  type: (typeof issueTypes)[number]["value"] | "";
  subject: string;
  description: string;
  priority: (typeof issuePriorities)[number]["value"];
  steps: string;
  expected: string;
  actual: string;
}

export const requiredFields = ["type", "subject", "description"] as const;
export type RequiredField = (typeof requiredFields)[number];

/** The required fields that are empty, in the order of the form. */
export function missingFields(report: IssueReport): RequiredField[] {
  return requiredFields.filter((field) => report[field].trim() === "");
}

/** The report as a readable e-mail; blank parts are left out. */
export function reportMail(report: IssueReport): { subject: string; body: string } {
  const parts: readonly (readonly [title: string, text: string])[] = [
    ["Description", report.description],
    ["Steps to reproduce", report.steps],
    ["Expected", report.expected],
    ["Actual", report.actual],
  ];
  const filled = parts.filter(([, text]) => text.trim() !== "");
  const head = `Type: ${labelOf(issueTypes, report.type)}\nPriority: ${labelOf(issuePriorities, report.priority)}`;
  return {
    subject: `[${report.type}] ${report.subject.trim().replaceAll(/\s+/g, " ")}`,
    body: [head, ...filled.map(([title, text]) => `${title}:\n${text.trim()}`)].join("\n\n"),
  };
}

/** A link that opens the mail app with an e-mail in it (RFC 6068: line breaks are CRLF, all else percent-encoded). */
export function mailLink(to: string, { subject, body }: { subject: string; body: string }): string {
  const lines = body.replaceAll(/\r?\n/g, "\r\n");
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}

/**
 * The longest link that mail apps accept, in characters. Windows drops an address of more than 2,048 characters
 * without an error.
 */
export const longestMailLink = 2_000;

function labelOf(choices: readonly { value: string; label: string }[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}
