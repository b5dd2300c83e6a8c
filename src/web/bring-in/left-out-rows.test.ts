import { expect, test } from "vitest";
import { onlyOne } from "#test/support/read-customers.ts";
import { rowsLeftOut } from "#web/bring-in/left-out-rows.ts";
import { openFile } from "#web/bring-in/open-file.ts";
import { csvText } from "#web/export/csv-text.ts";

const opened = (text: string) => openFile(new TextEncoder().encode(text), () => []);

test("a card that is left out is given with all that it says, and comes in when its name is typed", () => {
  const card = [
    ...["BEGIN:VCARD", "TEL;TYPE=HOME:01943 600000", "TEL;TYPE=CELL:+44 7700 900123", "EMAIL:a@x.example"],
    ...[
      "ADR:;;1 High St;Leeds;;LS1 1AA;United Kingdom",
      "ADR;TYPE=WORK:;;2 Low St;Otley;;;",
      "NOTE:Back door",
    ],
    ...["END:VCARD"],
  ];
  const [headings = [], cells = []] = rowsLeftOut(opened(card.join("\r\n")), [{ row: 1, why: "no name" }]);
  expect([headings.at(0), headings.at(-1), cells.at(0), cells.at(-1)]).toEqual([
    ...["Row", "Left out because", "1", "no name"],
  ]);
  const named = cells.map((cell, column) => (headings[column] === "Name" ? "Ann Hart" : cell));
  expect(onlyOne(csvText([headings, named]))).toEqual({
    ...{ name: "Ann Hart", phone: "+44 7700 900123", email: "a@x.example" },
    ...{ address: "1 High St\nLeeds", postcode: "LS1 1AA", country: "United Kingdom" },
    notes: "Back door\nOther address: 2 Low St, Otley\nOther phone: 01943 600000",
  });
});

test("a row of a table is given under its own headings", () => {
  const file = opened("Name,Email\nAnn,a@x.example\n,b@x.example,more");
  expect(rowsLeftOut(file, [{ row: 3, why: "more values than headings" }])).toEqual([
    ["Name", "Email", "", "Left out because"],
    ["", "b@x.example", "more", "more values than headings"],
  ]);
});
