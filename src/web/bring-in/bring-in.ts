import type { CustomerWords } from "#domain/customers/customer.ts";
import { type Brought, bringOpened, type Present } from "#web/bring-in/bring-opened.ts";
import type { LabourWords, MaterialWords } from "#web/bring-in/bring-prices.ts";
import { asTheFileSays } from "#web/bring-in/choices.ts";
import { FileRefused } from "#web/bring-in/file-refused.ts";
import { openFile } from "#web/bring-in/open-file.ts";
import { readWorkbook } from "#web/bring-in/workbook.ts";

/**
 * [Note: Bringing in]
 * A file of customers, materials or labour is read as it comes from another program, a telephone or a spreadsheet.
 * What its headings say is not asked; a row that cannot be taken never stops the others, and what is read of a row but
 * has no place becomes a line in its notes. Nothing is saved here: the result says what each row would become.
 */
export function bringIn<C extends CustomerWords, M extends MaterialWords, L extends LabourWords>(
  bytes: Uint8Array,
  present: Present<C, M, L>,
): Brought<C, M, L> {
  try {
    return bringOpened(openFile(bytes, readWorkbook), present, asTheFileSays);
  } catch (error) {
    if (error instanceof FileRefused) return { kind: "refused", why: error.message };
    throw error;
  }
}
