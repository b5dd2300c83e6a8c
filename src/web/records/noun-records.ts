import { labourWords, materialWords } from "#domain/catalogue/catalogue-words.ts";
import { invoiceWords, quoteWords } from "#domain/documents/document-words.ts";
import { type KindOf, type WordTableOf, wordNouns } from "#domain/nouns/word-nouns.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import { searchText } from "#domain/records/search-text.ts";
import type { WordTable } from "#domain/records/word-table.ts";
import type { Language } from "#domain/region/region.ts";
import { spelled } from "#domain/region/spelling.ts";
import {
  catalogueResources,
  type LabourCategory,
  type MaterialCategory,
} from "#web/records/catalogue-resources.ts";
import { type CsvColumn, csvColumns } from "#web/records/csv-columns.ts";
import { kindScreens } from "#web/records/document-kinds.ts";
import { documentResources } from "#web/records/document-resources.ts";
import { documentText } from "#web/records/document-text.ts";
import { britishNames } from "#web/records/list-names.ts";
import { type ListKind, listPaths } from "#web/records/list-paths.ts";
import { type ListedNoun, listedNouns } from "#web/records/listed-nouns.ts";
import {
  type InvoiceSummary,
  type ListResource,
  type QuoteSummary,
  type RecordResource,
  type Stored,
  type WordRecordOf,
  wordResources,
} from "#web/records/resources.ts";
import { wordNounRow } from "#web/records/word-nouns.ts";
import { labourLabels, materialLabels } from "#words/labels/catalogue-labels.ts";
import { documentHeadings } from "#words/labels/document-labels.ts";
import { wordNounLabels } from "#words/labels/word-noun-labels.ts";

/** What is known of a noun once one of its screens is loaded. Texts are British, and are shown as `spelled` says. */
interface NounRow<T extends Stored, W extends WordTable> {
  resource: ListResource<T>;
  words: W;
  /** What its words are called: on its form, and as the headings of files. */
  labels: (language: Language) => { readonly [Word in keyof W]?: string };
  /** Where its categories are read. */
  categories?: RecordResource<MaterialCategory> | RecordResource<LabourCategory>;
  /** All that a record is found by; the words that its table names, where this says nothing else. */
  textOf?: (record: T) => string;
  /** How the header's search shows a record. */
  found: {
    /** The place of its group among the results. */
    place: number;
    /** The field that people know it by. */
    label: keyof T & string;
    /** The words that tell it apart from others of the same name: the first that is not blank is shown. */
    detail: readonly (keyof W & string)[];
  };
  /** The address of one record: of its screen, or of its list with its dialog open. */
  hrefOf?: (id: string) => string;
}

/** A row of the table, with what follows from it. */
interface NounRecords<T extends Stored, W extends WordTable> extends NounRow<T, W> {
  foundOf: (record: T) => FoundText;
  /** The columns of its words in a file. */
  csvColumns: (language: Language) => CsvColumn<object>[];
}

/** A record as the header's search shows it, and all the text that it is found by, in lines. */
export interface FoundText {
  label: string;
  detail: string;
  text: string;
}

/** The place of a noun's results that has no other. */
const lastPlace = 9;

/** In the order of the files of an archive, and of the privacy pages. */
const rows = {
  ...rowsOfListedNouns(),
  material: noun({
    resource: catalogueResources.materials,
    words: materialWords,
    labels: () => materialLabels,
    categories: catalogueResources.categories,
    found: { place: 4, label: "name", detail: ["sku"] },
    hrefOf: (id) => `${listPaths.material}?open=${id}`,
  }),
  laborItem: noun({
    resource: catalogueResources.labour,
    words: labourWords,
    labels: () => labourLabels,
    categories: catalogueResources.labourCategories,
    found: { place: 5, label: "name", detail: [] },
    hrefOf: (id) => `${listPaths.laborItem}?open=${id}`,
  }),
  // The search also finds a quote that became an invoice, although the list of quotes hides it (decision S7).
  quote: noun<QuoteSummary, typeof quoteWords>({
    resource: documentResources.quote,
    words: quoteWords,
    labels: documentHeadings,
    textOf: (record) => documentText({ state: "open", record }),
    found: { place: 2, label: "quoteNumber", detail: ["customerName"] },
    hrefOf: kindScreens.quote.hrefOf,
  }),
  invoice: noun<InvoiceSummary, typeof invoiceWords>({
    resource: documentResources.invoice,
    words: invoiceWords,
    labels: documentHeadings,
    textOf: (record) => documentText({ state: "open", record }),
    found: { place: 3, label: "invoiceNumber", detail: ["customerName"] },
    hrefOf: kindScreens.invoice.hrefOf,
  }),
} satisfies Record<ListKind, unknown>;

type Rows = typeof rows;

/** A record of a noun, as its list has it. */
export type ListRecords = {
  [K in ListKind]: Rows[K] extends NounRecords<infer T, WordTable> ? T : never;
};

type ListWords = { [K in ListKind]: Rows[K]["words"] };

/** See [Note: The table of nouns]. */
export const nounRecords: { [K in ListKind]: NounRecords<ListRecords[K], ListWords[K]> } = rows;

export function isDocument(kind: ListKind): kind is DocumentKind {
  return kind in kindScreens;
}

/** The kinds of record with a list, in the order of the files of an archive, and of the privacy pages. */
export const kindsInFiles = Object.keys(rows) as ListKind[];

/** The records with a list as a sentence names them, in the user's spelling: "customers, materials, …". */
export function nounsInSentence(language: Language): string {
  return spelled(kindsInFiles.map((kind) => `${britishNames(kind).one}s`).join(", "), language);
}

/** The rows of listed nouns, by kind. In results customers come first, the others last. */
function rowsOfListedNouns() {
  const made = listedNouns.map((name) => [wordNouns[name].kind, rowOfWordNoun(name)] as const);
  return Object.fromEntries(made) as {
    [N in ListedNoun as KindOf<N>]: NounRecords<WordRecordOf<N>, WordTableOf<N>>;
  };
}

function rowOfWordNoun<N extends ListedNoun>(name: N): NounRecords<WordRecordOf<N>, WordTableOf<N>> {
  const words: WordTableOf<N> = wordNouns[name].words;
  const { detail = [], place = lastPlace, hrefOf } = wordNounRow(name);
  return noun<WordRecordOf<N>, WordTableOf<N>>({
    resource: wordResources[name],
    words,
    labels: wordNounLabels[name],
    found: { place, label: "name", detail },
    ...(hrefOf && { hrefOf }),
  });
}

function noun<T extends Stored & { readonly [Word in keyof W]?: string | null }, W extends WordTable>(
  row: NounRow<T, W>,
): NounRecords<T, W> {
  const { words, labels, found, textOf = (record: T) => searchText(words, record) } = row;
  return {
    ...row,
    csvColumns: (language) => csvColumns(words, labels(language)),
    foundOf: (record) => {
      const label = String(record[found.label]);
      const detail = found.detail.flatMap((word) => record[word] || [])[0] ?? "";
      return { label, detail, text: textOf(record) };
    },
  };
}
