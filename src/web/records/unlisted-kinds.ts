import type * as z from "zod/mini";
import { categoryRoutesOfLabour, categoryRoutesOfMaterials } from "#contract/catalogue.ts";
import { companyProfileRoutes } from "#contract/company-profile.ts";
import type { RecordKind } from "#contract/sealed-kinds.ts";
import { sendingRoutes } from "#contract/sendings.ts";
import { wordNounRoutes } from "#contract/word-noun-routes.ts";
import type { ListKind, UnlistedKind } from "#web/records/list-paths.ts";

/** A kind of record on the screen of another. Texts are British, and are shown as `spelled` says. */
interface OwnRecords {
  title: string;
  /** The list, or the one record, as the server sends it. */
  path: string;
  /** The schema of one record. */
  answer: z.ZodMiniType;
  /** The list that it comes after on the privacy pages. */
  after: ListKind;
  /** The choice of the page that shows what the server sees; kinds of one title are one choice. */
  choice: { title: string; one: string };
}

/** A kind of envelope that a record of another kind has beside its own. */
interface PartOfRecord {
  title: string;
  partOf: UnlistedKind;
}

const companyProfile = { title: "Company profile", one: "company profile" };
const categories = { title: "Categories", one: "category" };

/**
 * The kinds without a list of their own: what the privacy pages, the proof of privacy and the tests of envelopes know of
 * them. Without its row here, a new one of [Note: The table of nouns] does not compile.
 */
export const unlistedKinds = {
  companyProfile: {
    title: companyProfile.title,
    path: companyProfileRoutes.read.path,
    answer: companyProfileRoutes.read.answer,
    after: "customer",
    choice: companyProfile,
  },
  companyLogo: { title: "Company logo", partOf: "companyProfile" },
  category: {
    title: "Material categories",
    path: categoryRoutesOfMaterials.list.path,
    answer: categoryRoutesOfMaterials.update.answer,
    after: "material",
    choice: categories,
  },
  laborCategory: {
    title: "Labour categories",
    path: categoryRoutesOfLabour.list.path,
    answer: categoryRoutesOfLabour.update.answer,
    after: "laborItem",
    choice: categories,
  },
  sending: {
    title: "What was sent",
    path: sendingRoutes.list.path,
    answer: sendingRoutes.read.answer,
    after: "invoice",
    choice: { title: "What was sent", one: "sending" },
  },
  companyText: {
    title: "Texts of the firm",
    path: wordNounRoutes.companyTexts.list.path,
    answer: wordNounRoutes.companyTexts.update.answer,
    after: "customer",
    choice: { title: "Texts of the firm", one: "text" },
  },
  importMemory: {
    title: "What was said of files",
    path: wordNounRoutes.importMemories.list.path,
    answer: wordNounRoutes.importMemories.update.answer,
    after: "customer",
    choice: { title: "What was said of files", one: "import memory" },
  },
} as const satisfies Record<UnlistedKind, OwnRecords | PartOfRecord>;

type Rows = typeof unlistedKinds;

/** A kind whose envelopes are parts of another kind's records. */
export type PartKind = {
  [K in UnlistedKind]: Rows[K] extends PartOfRecord ? K : never;
}[UnlistedKind];

const rows = Object.entries(unlistedKinds) as [UnlistedKind, OwnRecords | PartOfRecord][];

/** The kinds without a list that have records, with their rows. */
export const unlistedRecords: readonly (OwnRecords & { kind: RecordKind })[] = rows.flatMap(([kind, row]) =>
  "partOf" in row ? [] : [{ kind, ...row }],
);

/** Whether envelopes of a kind are parts of another kind's records. */
export function isPart(kind: string): kind is PartKind {
  return rows.some(([each, row]) => each === kind && "partOf" in row);
}

/** The kinds whose envelopes are parts of records of this kind. */
export function partsOfKind(whole: string): PartKind[] {
  return rows.flatMap(([kind, row]) => ("partOf" in row && row.partOf === whole ? [kind as PartKind] : []));
}
