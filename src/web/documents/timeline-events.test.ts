import { expect, test } from "vitest";
import type { LocalDate } from "#domain/calendar/local-date.ts";
import type { Sending } from "#domain/documents/sending.ts";
import type { Id } from "#domain/ids/id.ts";
import { anInvoice, aQuote } from "#test/pdf/sample-documents.ts";
import { eventsOf, eventsOfHead, whenOf } from "#web/documents/timeline-events.ts";

const sent: Sending = {
  id: "s1" as Id<"Sending">,
  version: 1,
  createdAt: "2026-03-02T09:00:00.000Z",
  documentId: aQuote.id,
  at: "2026-03-02T09:00:00.000Z",
  channel: "email",
  about: "document",
  step: null,
  voidedAt: null,
  recipient: "bea@example.com",
  mode: "customer-detailed",
  text: "Hi Bea",
};
const quote = { ...aQuote, createdAt: "2026-03-01T09:00:00.000Z" };
const saidOf = (...of: Parameters<typeof eventsOf>) => eventsOf(...of).map(({ said }) => said);

test("the latest event is first, and a status that came with a sending is not said twice", () => {
  const reminded = {
    ...sent,
    id: "s2" as Id<"Sending">,
    at: "2026-03-05T09:00:00.000Z",
    about: "reminder" as const,
  };
  const copied = { ...reminded, channel: "copy" } as const;
  expect(saidOf("quote", quote, [copied])[0]).toBe("Reminded by copy and paste");
  expect(saidOf("quote", { ...quote, status: "sent", statusAt: sent.at }, [reminded, sent])).toEqual([
    "Reminded by e-mail",
    "Sent by e-mail",
    "Quote created",
  ]);
  const accepted = { ...quote, status: "accepted", statusAt: "2026-03-04T09:00:00.000Z" } as const;
  expect(saidOf("quote", accepted, [sent])).toEqual(["Accepted", "Sent by e-mail", "Quote created"]);
  expect(eventsOf("quote", accepted, [sent])[1]?.recipient).toBe("bea@example.com");
  const converted = { ...accepted, status: "invoice", statusAt: "2026-03-06T09:00:00.000Z" } as const;
  expect(saidOf("quote", converted, [])).toEqual(["Converted to invoice", "Quote created"]);
});

test("an invoice that was paid when it was made says the day", () => {
  const paid = {
    ...anInvoice,
    createdAt: "2026-03-01T09:00:00.000Z",
    status: "paid" as const,
    statusAt: null,
    paidDate: "2026-03-01" as LocalDate,
  };
  expect(saidOf("invoice", paid, [])).toEqual(["Paid", "Invoice created"]);
});

test("a row of a list tells when a document was last sent and when its status changed", () => {
  const head = {
    ...quote,
    status: "accepted",
    sentAt: sent.at,
    statusAt: "2026-03-04T09:00:00.000Z",
  } as const;
  expect(eventsOfHead("quote", head).map(({ said }) => said)).toEqual(["Accepted", "Sent", "Quote created"]);
  // A draft that became sent by being sent.
  const became = { ...head, status: "sent", statusAt: sent.at } as const;
  expect(eventsOfHead("quote", became).map(({ said }) => said)).toEqual(["Sent", "Quote created"]);
  // What was sent says how, and the last moment is not told twice.
  const reminded = {
    ...sent,
    id: "s2" as Id<"Sending">,
    at: "2026-03-05T09:00:00.000Z",
    about: "reminder" as const,
    channel: "text" as const,
  };
  expect(eventsOfHead("quote", became, [reminded, sent]).map(({ said }) => said)).toEqual([
    "Reminded by text",
    "Sent by e-mail",
    "Quote created",
  ]);
  expect(eventsOfHead("quote", head, [reminded]).map(({ said }) => said)).toContain("Sent");
  const never = { ...quote, sentAt: null, statusAt: null };
  expect(eventsOfHead("quote", never).map(({ said }) => said)).toEqual(["Quote created"]);
});

test("an event says its day and its time where the reader is, and a day alone without a time", () => {
  const london = { language: "en-GB", timeZone: "Europe/London" } as const;
  expect(whenOf({ at: "2026-07-05T13:05:00.000Z" }, london)).toBe("05/07/2026, 14:05");
  expect(whenOf({ at: "2026-07-05" }, london)).toBe("05/07/2026");
  const sydney = { language: "en-AU", timeZone: "Australia/Sydney" } as const;
  expect(whenOf({ at: "2026-07-05T23:05:00.000Z" }, sydney)).toMatch(/^06\/07\/2026, 9:05/);
  const boise = { language: "en-US", timeZone: "America/Boise" } as const;
  expect(whenOf({ at: "2026-07-05T15:05:00.000Z" }, boise)).toMatch(/^07\/05\/2026, 9:05/);
});
