import { expect, test } from "vitest";
import { readVcards } from "#web/bring-in/vcard.ts";

const card = (...lines: string[]) =>
  readVcards(["BEGIN:VCARD", ...lines, "END:VCARD"].join("\r\n")).contacts[0];

test("a blank after a soft break of quoted-printable is of the text, and one that folds a line is not", () => {
  const contact = card(
    ...["FN;ENCODING=QUOTED-PRINTABLE:Ann=", " Hart", "ORG:Ha", " rt Ltd"],
    ...["NOTE;ENCODING=QUOTED-PRINTABLE:Line one=0D=0ALine two=", " three=", "d"],
  );
  expect(contact).toMatchObject({
    person: "Ann Hart",
    firm: "Hart Ltd",
    notes: ["Line one\r\nLine two threed"],
  });
});
