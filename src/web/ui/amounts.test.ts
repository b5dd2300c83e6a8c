import { expect, test } from "vitest";
import { pence, zeroPence } from "#domain/money/pence.ts";
import { amountsText } from "#web/ui/amounts.tsx";

test("sums in several currencies are listed one by one, without those that are zero", () => {
  const pounds = { amount: pence(10_000), currency: "GBP" } as const;
  const dollars = { amount: pence(5000), currency: "AUD" } as const;
  const none = { amount: zeroPence, currency: "USD" } as const;
  expect(amountsText([pounds], "en-GB")).toBe("£100.00");
  expect(amountsText([pounds, none, dollars], "en-GB")).toBe("£100.00 and A$50.00");
  expect(amountsText([{ ...none, amount: pence(1) }, pounds, dollars], "en-AU")).toBe(
    "US$0.01, £100.00 and $50.00",
  );
  expect(amountsText([none, dollars], "en-US")).toBe("A$50.00");
  expect(amountsText([none], "en-US")).toBe("$0.00");
});
