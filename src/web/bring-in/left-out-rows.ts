import { isSameName, type ReadContact } from "#web/bring-in/contact.ts";
import type { LeftOut } from "#web/bring-in/left-out.ts";
import type { OpenedFile } from "#web/bring-in/open-file.ts";
import { placeInOneLine } from "#web/bring-in/postal-address.ts";
import { bringInTexts } from "#words/en-gb/bring-in.ts";
import { leftOutHeadings } from "#words/en-gb/left-out-rows.ts";

const { other } = bringInTexts;

/** What was left out of a file as a table, each with its reason, so that it can be corrected and brought in again. */
export function rowsLeftOut(file: OpenedFile, leftOut: readonly LeftOut[]): string[][] {
  const sorted = leftOut.toSorted((one, another) => one.row - another.row);
  if (file.kind === "contacts") {
    const contacts = new Map(file.contacts.map((contact) => [contact.row, contact]));
    const rows = sorted.map(({ row, why }) => {
      const contact = contacts.get(row);
      return [String(row), ...(contact ? cellsOf(contact) : leftOutHeadings.contact.map(() => "")), why];
    });
    return [[leftOutHeadings.row, ...leftOutHeadings.contact, leftOutHeadings.why], ...rows];
  }
  const headings = file.layout?.headings ?? [];
  const cells = new Map(file.rows.map((row) => [row.number, row.cells]));
  const width = sorted.reduce(
    (most, { row }) => Math.max(most, cells.get(row)?.length ?? 0),
    headings.length,
  );
  const padded = (texts: readonly string[]) =>
    Array.from({ length: width }, (_, column) => texts[column] ?? "");
  const rows = sorted.map(({ row, why }) => [...padded(cells.get(row) ?? []), why]);
  return headings.length > 0 ? [[...padded(headings), leftOutHeadings.why], ...rows] : rows;
}

/** A contact under the headings of what was left out. */
function cellsOf({ person, firm, otherNames, phones, emails, addresses, notes }: ReadContact): string[] {
  const [place, ...places] = addresses;
  const names = otherNames.filter((name) => !isSameName(name, person) && !isSameName(name, firm));
  const lines = [
    ...names.map(other.name),
    ...notes,
    ...places.map((each) => other.address(placeInOneLine(each))),
  ];
  const address = place && [...place.lines, place.city, place.county, place.postcode, place.country];
  return [
    ...[person, isSameName(person, firm) ? "" : firm],
    ...[phones.map(({ text }) => text).join("; "), emails.join("; ")],
    ...[address?.filter((line) => line !== "").join("\n") ?? "", lines.join("\n")],
  ];
}
