import { expect, test } from "vitest";
import { foundReasons } from "#web/ui/found-reasons.ts";

const text = "Q-0001\nAnn Archer\n07700 900123\n07700900123\n12 High Street\nLeeds\n£1,886.98\n1886.98";
const reasons = (sought: string) => foundReasons(text, "Q-0001 Ann Archer", sought);

test("what a row shows needs no reason, and every other word has the first line with it", () => {
  expect(reasons("")).toEqual([]);
  expect(reasons("ann q-0001")).toEqual([]);
  expect(reasons("LEEDS ann high")).toEqual(["Leeds", "12 High Street"]);
  expect(reasons("high street")).toEqual(["12 High Street"]);
});

test("a number is given as it is written, however it was sought", () => {
  expect(reasons("07700900123")).toEqual(["07700 900123"]);
  expect(reasons("1886")).toEqual(["£1,886.98"]);
  expect(reasons("1,886")).toEqual(["£1,886.98"]);
});
