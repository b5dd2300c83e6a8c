import type { PrintOrder } from "#pdf/paper.ts";
import { printedSupplier } from "#pdf/printed-supplier.ts";
import { kindScreens, numberOf } from "#web/records/document-kinds.ts";
import { isolated } from "#words/paper/isolated.ts";

/** What a document is called where it is handed over: "Quote Q-0061 from Hobbs Joinery". */
export function shareTitle(order: PrintOrder): string {
  const supplier = printedSupplier(order);
  const what = `${kindScreens[order.kind].one} ${isolated(numberOf(order.document))}`;
  return supplier?.companyName ? `${what} from ${isolated(supplier.companyName)}` : what;
}
