import type { QueryClient } from "@tanstack/react-query";
import { strToU8, type Zippable, zipSync } from "fflate";
import type { LocalDate } from "#domain/calendar/local-date.ts";
import type { CompanyProfile } from "#domain/company/company-profile.ts";
import { type QuoteTexts, quoteTextsOf } from "#domain/company/quote-texts.ts";
import { type DocumentKind, documentKinds } from "#domain/pricing/document-kind.ts";
import type { Language } from "#domain/region/region.ts";
import type { PrintOrder } from "#pdf/paper.ts";
import { readDocument } from "#web/documents/read-document.ts";
import { csvText } from "#web/export/csv-text.ts";
import { listRows, readableRecords } from "#web/export/list-rows.ts";
import { readList } from "#web/export/read-list.ts";
import { pdfFile } from "#web/paper/pdf-file.ts";
import { checkedPaper } from "#web/paper/printed-text.ts";
import { companySettingsQuery } from "#web/records/company-settings.ts";
import { type DocumentId, numberOf } from "#web/records/document-kinds.ts";
import { britishNames, listNames } from "#web/records/list-names.ts";
import { kindsInFiles } from "#web/records/noun-records.ts";
import { readWholeList } from "#web/records/reading.ts";
import { type ListResource, type Stored, wordResources } from "#web/records/resources.ts";
import { sendingResource } from "#web/records/sending-resource.ts";
import { printing } from "#words/en-gb/printing.ts";

/** What the archive is made from. */
export interface ArchiveOrder {
  client: QueryClient;
  profile: CompanyProfile | null;
  language: Language;
  today: LocalDate;
  /** Called after each document: how many of how many are done. */
  onProgress: (done: number, all: number) => void;
  signal: AbortSignal;
}

/** The archive, the number of records left out because they cannot be read, and what its PDFs cannot show. */
export interface Archive {
  file: File;
  leftOut: number;
  /** What is said of the PDFs in it whose characters cannot all be printed; null where all can. */
  warning: string | null;
}

/**
 * All of an account as one ZIP file, made in this browser: all data as one JSON file, each list as CSV, and a PDF of
 * each quote and invoice. Records that are locked or were tampered with are left out and counted.
 *
 * @throws CallError; DOMException AbortError when it is aborted
 */
export async function wholeAccount(order: ArchiveOrder): Promise<Archive> {
  const { client, profile, language, today } = order;
  const files: Zippable = {};
  const data: Record<string, unknown> = { exportedOn: today, companyProfile: profile };
  let leftOut = 0;
  for (const kind of kindsInFiles) {
    const { records, closed, categories } = await readList(client, kind, { fresh: true });
    const { fileWord } = listNames(kind, language);
    const name = britishNames(kind).fileWord;
    leftOut += closed;
    files[`${fileWord}.csv`] = strToU8(csvText(listRows(kind, records, { language, today, categories })));
    data[name] = records;
    if (categories.length > 0) data[`${name}Categories`] = categories;
  }
  const sendings = await readUnlisted(client, sendingResource);
  const companyTexts = await readUnlisted(client, wordResources.companyTexts);
  const importMemories = await readUnlisted(client, wordResources.importMemories);
  leftOut += sendings.closed + companyTexts.closed + importMemories.closed;
  Object.assign(data, {
    companySettings: await client.fetchQuery({ ...companySettingsQuery, staleTime: 0 }),
    sendings: sendings.records,
    companyTexts: companyTexts.records,
    importMemories: importMemories.records,
  });
  const documents = await printDocuments(
    order,
    data,
    companyTexts.closed > 0 ? null : quoteTextsOf(companyTexts.records),
  );
  leftOut += documents.leftOut;
  files["quotewright.json"] = strToU8(JSON.stringify(data, null, 2));
  const zipped = zipSync({ ...files, ...documents.files });
  const file = new File([zipped], `quotewright-${today}.zip`, { type: "application/zip" });
  return { file, leftOut, warning: documents.warning };
}

/** The readable records of a kind without a list, and the number of the others. */
async function readUnlisted<T extends Stored>(client: QueryClient, resource: ListResource<T>) {
  const all = await readWholeList(client, resource, { fresh: true });
  const records = readableRecords(all);
  return { records, closed: all.length - records.length };
}

/** Reads each document with its lines into `data`, and prints it. */
async function printDocuments(
  order: ArchiveOrder,
  data: Record<string, unknown>,
  quoteTexts: QuoteTexts | null,
) {
  const wanted = documentKinds.flatMap((kind) =>
    (data[`${kind}s`] as { id: DocumentId }[]).map(({ id }) => ({ kind, id })),
  );
  const whole: Record<DocumentKind, unknown[]> = { quote: [], invoice: [] };
  const files: Zippable = {};
  const boxed: string[] = [];
  let [leftOut, isUnknown] = [0, false];
  for (const [done, { kind, id }] of wanted.entries()) {
    order.signal.throwIfAborted();
    order.onProgress(done, wanted.length);
    const opened = await readDocument(kind, id, order.signal);
    if (opened.state === "open") {
      whole[kind].push(opened.record);
      const print = {
        kind,
        mode: "customer-detailed",
        profile: order.profile,
        ...(kind === "quote" && { quoteTexts }),
        document: opened.record,
      } as PrintOrder;
      const checked = await checkedPaper(print);
      if (checked === null) isUnknown = true;
      else if (checked.warning !== null) boxed.push(numberOf(opened.record));
      const file = await pdfFile(print);
      // A PDF is already compressed.
      files[`${kind}s/${id.slice(0, 8)}-${file.name}`] = [
        new Uint8Array(await file.arrayBuffer()),
        { level: 0 },
      ];
    } else leftOut += 1;
  }
  data.quotes = whole.quote;
  data.invoices = whole.invoice;
  const warnings = [
    ...(boxed.length > 0 ? [printing.boxed(boxed)] : []),
    ...(isUnknown ? [printing.unknown] : []),
  ];
  const warning = warnings.length > 0 ? warnings.join(" ") : null;
  return { files, leftOut, warning };
}
