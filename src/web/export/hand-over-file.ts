import type { QueryClient } from "@tanstack/react-query";
import { readDocument } from "#web/documents/read-document.ts";
import { accountNames } from "#web/export/account-names.ts";
import { handOverText } from "#web/export/csv-text.ts";
import { customerCards, customerHandOver } from "#web/export/hand-over-customers.ts";
import { invoiceHandOver, isHandedOver } from "#web/export/hand-over-invoices.ts";
import type { HandOverProgram, InvoiceProgram, ProgramTerms } from "#web/export/hand-over-programs.ts";
import { readList } from "#web/export/read-list.ts";

/** A file for another program, and how many records are in it and cannot be read. */
export interface HandOver {
  file: File;
  count: number;
  leftOut: number;
}

/** All customers as a file for another program. @throws CallError */
export async function handOverCustomers(
  client: QueryClient,
  program: HandOverProgram,
  day: string,
): Promise<HandOver> {
  const { records, closed } = await readList(client, "customer", { fresh: true });
  const name = `quotewright-customers-for-${program}-${day}`;
  const file =
    program === "phone"
      ? new File([customerCards(records)], `${name}.vcf`, { type: "text/vcard;charset=utf-8" })
      : new File([handOverText(customerHandOver(program, records))], `${name}.csv`, csv);
  return { file, count: records.length, leftOut: closed };
}

interface InvoiceOrder {
  program: InvoiceProgram;
  terms: ProgramTerms;
  day: string;
  signal: AbortSignal;
  /** Called after each invoice: how many of how many are read. */
  onProgress: (done: number, all: number) => void;
}

/**
 * All invoices but cancelled ones as a file for another program, read one by one with their lines.
 *
 * @throws CallError; DOMException AbortError when it is aborted
 */
export async function handOverInvoices(client: QueryClient, order: InvoiceOrder): Promise<HandOver> {
  const { program, terms, day, signal, onProgress } = order;
  const { records, closed } = await readList(client, "invoice", { fresh: true });
  const wanted = records.filter(isHandedOver);
  const invoices = [];
  for (const [done, { id }] of wanted.entries()) {
    signal.throwIfAborted();
    onProgress(done, wanted.length);
    const opened = await readDocument("invoice", id, signal);
    if (opened.state === "open") invoices.push(opened.record);
  }
  const customers = await readList(client, "customer", { fresh: true });
  const names = accountNames(customers.records);
  const text = handOverText(invoiceHandOver(program, invoices, { terms, names }));
  const file = new File([text], `quotewright-invoices-for-${program}-${day}.csv`, csv);
  return { file, count: invoices.length, leftOut: closed + wanted.length - invoices.length };
}

const csv = { type: "text/csv;charset=utf-8" };
