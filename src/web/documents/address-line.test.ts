import { expect, test } from "vitest";
import { addressLine } from "#web/documents/address-line.ts";

test("a list shows the first line of the project address in full", () => {
  const projectAddress = "Unit 4, Mill Lane\nLudlow";
  expect(addressLine({ projectAddress, workLocation: "Plot 7" })).toBe("Unit 4, Mill Lane");
});

test("without a project address it shows the site, and a dash when there is neither", () => {
  expect(addressLine({ projectAddress: null, workLocation: "Plot 7\r\nMill Lane" })).toBe("Plot 7");
  expect(addressLine({ projectAddress: "  ", workLocation: "" })).toBe("–");
});
