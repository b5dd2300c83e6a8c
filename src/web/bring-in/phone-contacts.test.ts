import { expect, test } from "vitest";
import { customers, nobody } from "#test/support/read-customers.ts";
import { pickContacts } from "#web/bring-in/phone-contacts.ts";

test("all that a telephone's picker gives of a contact is read", async () => {
  const ann = {
    name: ["Ann Hart", "Hart; Ann Mary"],
    email: ["a@x.example", "b@x.example"],
    tel: ["01943 600000", "+44 7700 900123"],
    address: [
      {
        ...{ organization: "Hart, Low & Co", addressLine: ["Mill House", "1 High St"] },
        ...{
          dependentLocality: "Burley",
          city: "Ilkley",
          region: "Yorks",
          postalCode: "LS29 7AA",
          country: "GB",
        },
      },
      { addressLine: ["2 Low St"], city: "Otley" },
    ],
  };
  const text = await pickContacts({ select: async () => [ann, { tel: ["0113 496 0000"] }] });
  const { customers: all, leftOut } = customers(text ?? "");
  expect(all.map(({ words }) => words)).toEqual([
    {
      ...{ ...nobody, name: "Ann Hart", companyName: "Hart, Low & Co" },
      ...{ phone: "+44 7700 900123", email: "a@x.example", address: "Mill House\n1 High St\nBurley" },
      ...{ city: "Ilkley", county: "Yorks", postcode: "LS29 7AA", country: "United Kingdom" },
      notes: [
        ...["Other name: Hart; Ann Mary", "Other phone: 01943 600000", "Other email: b@x.example"],
        "Other address: 2 Low St, Otley",
      ].join("\n"),
    },
  ]);
  expect(leftOut).toEqual([{ row: 2, why: "no name" }]);
});

test("where nobody is picked there is nothing to read", async () => {
  expect(await pickContacts({ select: async () => [] })).toBeNull();
});
