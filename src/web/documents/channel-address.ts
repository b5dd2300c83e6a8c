import { dialledNumber } from "#domain/customers/phone-number.ts";
import { mailTo } from "#web/base/mail-to.ts";
import { timing } from "#web/base/timing.ts";

/** The address that opens the person's mail program with a new mail. */
export function mailAddress(to: string | null, { subject, text }: { subject: string; text: string }): string {
  const body = encodeURIComponent(text.replace(/\r?\n/g, "\r\n"));
  return `${mailTo(to ?? "")}?subject=${encodeURIComponent(subject)}&body=${body}`;
}

/** The address that opens a new text message. iPhones expect "&body", other devices "?body": both read this. */
export function textAddress(to: string | null, text: string): string {
  return `sms:${dialledNumber(to ?? "") ?? ""}?&body=${encodeURIComponent(text)}`;
}

/**
 * Opens an address of another program: a mail, a text. Call it within a press.
 *
 * @returns settles when the sheet may close: its step back through the history could stop a program that is about to open
 */
export function openProgram(address: string): Promise<void> {
  const link = document.createElement("a");
  link.href = address;
  document.body.append(link);
  link.click();
  link.remove();
  return new Promise((settle) => setTimeout(settle, timing.programOpening));
}
