import { expect, test } from "vitest";
import { type IssueReport, mailLink, missingFields, reportMail } from "#web/support/report-mail.ts";

const blank: IssueReport = {
  type: "",
  subject: " ",
  description: "",
  priority: "medium",
  steps: "",
  expected: "",
  actual: "",
};
const report: IssueReport = {
  ...blank,
  type: "bug",
  subject: "Total & tax\nare off",
  description: "The total says 10% more.",
  steps: "1. New quote\n2. Add a line",
};

test("type, subject and description are required, the rest is not", () => {
  expect(missingFields(blank)).toEqual(["type", "subject", "description"]);
  expect(missingFields(report)).toEqual([]);
});

test("a mail contains what was typed, and leaves out empty fields", () => {
  expect(reportMail(report)).toEqual({
    subject: "[bug] Total & tax are off",
    body: [
      "Type: Something does not work\nPriority: Medium",
      "Description:\nThe total says 10% more.",
      "Steps to reproduce:\n1. New quote\n2. Add a line",
    ].join("\n\n"),
  });
});

test("the link carries every character unharmed, and adds no line of its own", () => {
  const link = mailLink("support@example.com", reportMail(report));
  expect(
    link.startsWith("mailto:support@example.com?subject=%5Bbug%5D%20Total%20%26%20tax%20are%20off&body="),
  ).toBe(true);
  expect(link).not.toMatch(/[\s+]/);
  const query = new URLSearchParams(link.slice(link.indexOf("?")));
  expect(query.get("body")).toBe(reportMail(report).body.replaceAll("\n", "\r\n"));
});
