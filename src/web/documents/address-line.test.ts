import { expect, test } from "vitest";
import { addressLine, siteLine } from "#web/documents/address-line.ts";

test("a list shows the first line of the project address in full", () => {
  const projectAddress = "Unit 4, Mill Lane\nLudlow";
  expect(addressLine({ projectAddress, workLocation: "Plot 7" })).toBe("Unit 4, Mill Lane");
});

test("without a project address it shows the site, and a dash when there is neither", () => {
  expect(addressLine({ projectAddress: null, workLocation: "Plot 7\r\nMill Lane" })).toBe("Plot 7");
  expect(addressLine({ projectAddress: "  ", workLocation: "" })).toBe("–");
});

test("the work is at the site; without one, at the customer's own address", () => {
  const own = { projectAddress: "Unit 12, Nidd Park\nHarrogate", workLocation: null };
  expect(siteLine({ ...own, workLocation: "Plot 7, Ings Meadow\nOtley" })).toBe("Plot 7, Ings Meadow");
  expect(siteLine(own)).toBe("Unit 12, Nidd Park");
  expect(siteLine({ projectAddress: null, workLocation: " " })).toBeNull();
});
