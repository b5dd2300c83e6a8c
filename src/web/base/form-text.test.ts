import { expect, test } from "vitest";
import * as z from "zod/mini";
import { optionalBox, requiredBox } from "#web/base/form-text.ts";
import { said } from "#web/base/messages.ts";

test("text is stored without spaces around it and without control characters", () => {
  const notes = optionalBox("page");
  expect(z.parse(notes, "  Key under\tthe mat\u0000\nRing twice \u001b")).toBe(
    "Key under\tthe mat\nRing twice",
  );
});

test("blank text becomes null where it may be left blank, and is refused where it may not", () => {
  expect(z.parse(optionalBox(), " \t ")).toBeNull();
  const name = z.safeParse(requiredBox(said((messages) => messages.customers.nameRequired)), "   ");
  expect(name.error?.issues.map((issue) => issue.message)).toEqual(["Customer name is required"]);
});
