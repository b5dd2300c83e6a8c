import { readContact } from "#web/bring-in/customer-rows.ts";
import type { SheetRow } from "#web/bring-in/file-refused.ts";
import type { CustomerRole } from "#web/bring-in/headings.ts";
import { isNoTelephone } from "#web/bring-in/phone.ts";
import type { FileColumn } from "#web/bring-in/reading-messages.ts";
import { bringInTexts } from "#words/en-gb/bring-in.ts";

/**
 * What is in a table and does not come in: columns that go nowhere; titles and initials that are in no name; and fax
 * numbers among telephone numbers. A column is named by its heading, else by its number, counted from 1.
 */
export function notTakenOf(columns: readonly FileColumn[], rows: readonly SheetRow[]): (string | number)[] {
  const headings = columns.map(({ heading }) => heading);
  const roles = columns.map(({ role }) => (typeof role === "object" ? role : null));
  const isInNoName = (column: number) =>
    rows.some((row) => {
      const text = row.cells[column]?.trim() ?? "";
      return text !== "" && !` ${readContact(row, { roles, headings }).person} `.includes(` ${text} `);
    });
  const untaken = columns.flatMap(({ heading, first, role }, index) => {
    const isSpare = (isOf(role, "title") || isOf(role, "initials")) && isInNoName(index);
    return first !== "" && (role === null || isSpare) ? heading.trim() || index + 1 : [];
  });
  const mayBeFax = columns.map(({ role }) => isOf(role, "phone") || isOf(role, "phoneLabel"));
  const hasFax = rows.some(({ cells }) =>
    cells.some((cell, column) => mayBeFax[column] && isNoTelephone(cell)),
  );
  return hasFax ? [...untaken, bringInTexts.notTaken.fax] : untaken;
}

function isOf(role: FileColumn["role"], field: CustomerRole["field"]): boolean {
  return typeof role === "object" && role?.field === field;
}
