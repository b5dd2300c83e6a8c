import { type DocumentAct, mainActsOf } from "#domain/documents/main-act.ts";
import type { DocumentKind } from "#domain/pricing/document-kind.ts";
import type { Opened } from "#vault/records/records.ts";
import { today } from "#web/base/today.ts";
import { actLook } from "#web/documents/act-look.ts";
import type { Summary } from "#web/documents/shown-status.ts";
import { beginFor } from "#web/drafts/begin-for.ts";
import { ArrowRight } from "#web/icons/arrow-right.ts";
import { FileText } from "#web/icons/file-text.ts";
import { Pencil } from "#web/icons/pencil.ts";
import { ReceiptText } from "#web/icons/receipt-text.ts";
import { kindScreens } from "#web/records/document-kinds.ts";
import { waysTo } from "#web/records/ways-to-reach.ts";
import { navigate } from "#web/routing/navigation.ts";
import type { Command } from "#web/search/findable.ts";
import type { Found } from "#web/search/found-records.tsx";

/** An act of a document that was found. */
export interface FoundAct {
  kind: DocumentKind;
  opened: Opened<Summary>;
  act: DocumentAct;
}

/** What can be done with a record that was found. @param onAct does what takes more than going to a screen */
export function recordActs(found: Found, onAct: (act: FoundAct) => void): Command[] {
  const open = actOf("Open", ArrowRight, () => void navigate(found.href));
  if (isOf(found, "quote") || isOf(found, "invoice")) return [open, ...documentActs(found, onAct)];
  return isOf(found, "customer") ? [open, ...customerActs(found)] : [open];
}

function documentActs({ kind, opened }: Found<DocumentKind>, onAct: (act: FoundAct) => void): Command[] {
  const { main, beside } = mainActsOf(opened.record, today());
  const acts = new Set([main, beside, "duplicate" as const]);
  const edit = () => void navigate(kindScreens[kind].editHrefOf(opened.record.id));
  return [
    ...[...acts].flatMap((act) => {
      const look = actLook(act, opened.record);
      return act && look ? [actOf(look.text, look.icon, () => onAct({ kind, opened, act }))] : [];
    }),
    actOf("Edit", Pencil, edit),
  ];
}

function customerActs({ opened }: Found<"customer">): Command[] {
  const { record } = opened;
  return [
    actOf("New quote", FileText, () => beginFor(record, "/quotes/new")),
    actOf("New invoice", ReceiptText, () => beginFor(record, "/invoices/new")),
    ...waysTo(record).map(({ word, icon, href }) => actOf(word, icon, () => location.assign(href))),
  ];
}

function actOf(label: string, icon: Command["icon"], run: () => void): Command {
  return { key: `act-${label.replaceAll(" ", "-")}`, label, detail: "", text: label, group: "", icon, run };
}

function isOf<K extends Found["kind"]>(found: Found, kind: K): found is Found<K> {
  return found.kind === kind;
}
