import { expect, test } from "vitest";
import * as z from "zod/mini";
import { materialDraft, materialForm } from "#web/catalogue/material-form.ts";

/** The form's error for a unit cost, or the pence when it is valid. */
function unitCost(typed: string): unknown {
  const { data, error } = z.safeParse(materialForm, { ...materialDraft(null), name: "Oak", unitCost: typed });
  return data?.unitCost ?? error?.issues.map(({ message }) => message).join(", ");
}

test("an empty unit cost counts as 0", () => {
  expect([unitCost(""), unitCost("0"), unitCost("£1,250.50")]).toEqual([0, 0, 125_050]);
});

test("only a unit cost below 0 is reported as below 0", () => {
  expect(unitCost("-1")).toBe("Unit cost must be 0 or greater");
  expect(unitCost("POA")).toBe("Enter an amount such as 12.50");
  expect(unitCost("1.005")).toBe("Enter an amount such as 12.50");
  expect(unitCost("100000000")).toBe("The largest amount is 99,999,999.99");
});
