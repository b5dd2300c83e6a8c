import { describe, expect, test } from "vitest";
import { accountNames } from "#web/export/account-names.ts";
import { customerHandOver } from "#web/export/hand-over-customers.ts";
import { invoiceHandOver } from "#web/export/hand-over-invoices.ts";
import { defaultAccount, defaultTaxName, type InvoiceProgram } from "#web/export/hand-over-programs.ts";

// A heading that a program does not know is a column that it leaves out, or a file that it refuses. These are the
// headings as the programs write them in their own templates, [Note: Handing over], a line each.

describe("customers have the headings of the program's own template", () => {
  test.each([
    [
      "xero",
      "*ContactName,AccountNumber,EmailAddress,FirstName,LastName,POAttentionTo,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,POCity,PORegion,POPostalCode,POCountry,PhoneNumber,MobileNumber",
    ],
    ["quickbooks", "Name,Company,Email,Phone,Mobile,Fax,Website,Street,City,State,ZIP,Country"],
    [
      "sage",
      "Reference,Company Name,Currency,Credit Limit,Main Address Type,Main Address Line 1,Main Address Line 2,Main Address Town,Main Address County,Main Address Post Code,Main Address Country,Main Contact Name,Main Contact Phone,Main Contact Mobile,Main Contact Email,Main Contact Fax",
    ],
    [
      "freeagent",
      "First Name,Last Name,Company,E-mail Address,E-mail 2 Address,Business Street,Business Street 2,Business Street 3,Business City,Business State,Business Postal Code,Business Country,Business Phone,Mobile Phone",
    ],
    [
      "google",
      "First Name,Last Name,Organization Name,Notes,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Address 1 - Label,Address 1 - Street,Address 1 - City,Address 1 - Region,Address 1 - Postal Code,Address 1 - Country",
    ],
  ] as const)("%s", (program, headings) => {
    expect(customerHandOver(program, [])[0]?.join()).toBe(headings);
  });
});

describe("invoices have the headings, the account and the names of taxes that the program has", () => {
  test.each<[InvoiceProgram, string, { account: string; taxes: string[] }]>([
    [
      "xero",
      "*ContactName,EmailAddress,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,POCity,PORegion,POPostalCode,POCountry,*InvoiceNumber,Reference,*InvoiceDate,*DueDate,InventoryItemCode,*Description,*Quantity,*UnitAmount,Discount,*AccountCode,*TaxType,TaxAmount,Currency",
      {
        account: "200",
        taxes: [
          ...["20% (VAT on Income)", "5% (VAT on Income)", "No VAT"],
          "Domestic Reverse Charge @ 20% (VAT on Income)",
        ],
      },
    ],
    [
      "quickbooks",
      "*InvoiceNo,*Customer,*InvoiceDate,*DueDate,Terms,Location,Memo,Item(Product/Service),ItemDescription,ItemQuantity,ItemRate,*ItemAmount,*ItemTaxCode,ItemTaxAmount,Currency",
      { account: "Sales", taxes: ["20.0% S", "5.0% R", "No VAT", "20.0% RC CIS"] },
    ],
    [
      "sage",
      "Type,Account Reference,Nominal A/C Ref,Department Code,Date,Reference,Details,Net Amount,Tax Code,Tax Amount",
      { account: "4000", taxes: ["T1", "T5", "T9", "T21"] },
    ],
  ])("%s", (program, headings, { account, taxes }) => {
    const none = { terms: { account: "", taxes: {} }, names: accountNames([]) };
    expect(invoiceHandOver(program, [], none)[0]?.join()).toBe(headings);
    expect(defaultAccount(program)).toBe(account);
    const keys = ["20", "5", "0", "reverse"] as const;
    expect(keys.map((key) => defaultTaxName(program, key))).toEqual(taxes);
  });
});
