import { categoryRoutesOfLabour, categoryRoutesOfMaterials } from "#contract/catalogue.ts";
import { companyProfileRoutes } from "#contract/company-profile.ts";
import type { RecordKind } from "#contract/sealed-kinds.ts";
import { capitalised } from "#web/records/list-names.ts";
import type { ListKind } from "#web/records/list-paths.ts";
import { kindsInFiles, nounRecords } from "#web/records/noun-records.ts";

/** A list of records of one kind, by its address. */
export interface RawList {
  kind: RecordKind;
  path: string;
  /** Address of one record, with "{id}" in it, when the list leaves out part of the record. */
  onePath?: string;
}

/** A kind of record that the page offers. Texts are British, and are shown as `spelled` says. */
export interface SeenKind {
  title: string;
  /** "customer", for the sentence that says the list is empty. */
  one: string;
  lists: readonly RawList[];
}

/** The kinds without a list of their own; the logo is read with its profile. */
const unlisted: Record<Exclude<RecordKind, ListKind | "companyLogo">, RawList> = {
  companyProfile: { kind: "companyProfile", path: companyProfileRoutes.read.path },
  category: { kind: "category", path: categoryRoutesOfMaterials.list.path },
  laborCategory: { kind: "laborCategory", path: categoryRoutesOfLabour.list.path },
};

const company: SeenKind = {
  title: "Company profile",
  one: "company profile",
  lists: [unlisted.companyProfile],
};

const categories: SeenKind = {
  title: "Categories",
  one: "category",
  lists: [unlisted.category, unlisted.laborCategory],
};

/** The choices of the page in their order. */
export const seenKinds: readonly SeenKind[] = kindsInFiles.flatMap((kind) => {
  if (kind === "customer") return [seenNoun(kind), company];
  return kind === "laborItem" ? [seenNoun(kind), categories] : [seenNoun(kind)];
});

function seenNoun(kind: ListKind): SeenKind {
  const { resource, one, fileWord, hrefOf } = nounRecords[kind];
  const list: RawList = { kind, path: resource.routes.list.path };
  const lists = [hrefOf ? { ...list, onePath: resource.routes.read.path } : list];
  return { title: capitalised(fileWord), one, lists };
}
