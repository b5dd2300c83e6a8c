import { expect, test } from "vitest";
import { formatPence, pence } from "#domain/money/pence.ts";
import { goods, read } from "#test/support/read-prices.ts";
import type { LabourWords } from "#web/bring-in/bring-prices.ts";

test("labour among goods without types is offered to labour", () => {
  const result = goods(
    "ItemCode,ItemName,PurchasesUnitPrice,SalesUnitPrice\nLAB,Labour,,45.00\nT,Labour saving tool,9.00,",
  );
  expect(result.items.map(({ words }) => words.name)).toEqual(["Labour saving tool"]);
  expect(result.services.map(({ words }) => [words.name, words.rate])).toEqual([["Labour", 3600]]);
});

test("a list of labour with what it costs and what is charged has the charge as its rate", () => {
  const result = read("Trade,Cost Rate,Charge Out Rate,Per\nElectrician,25.00,48.00,hour");
  expect(result.kind === "labour" && result.items.map(({ words }) => [words.name, words.rate])).toEqual([
    ["Electrician", 4800],
  ]);
});

test("rates are read as people write them, and the firm's own kind of rate stays where the file names none", () => {
  const labour: LabourWords[] = [{ name: "Fitting", category: null, rate: pence(6000), rateType: "item" }];
  const result = read(
    "Task,Rate,Day rate\nPainter,£180 day rate,\nElectrician,£45/hr,\nMate,,150\nSkirting,12.50 per m,\nfitting,65,\nCarting,80 a day,\nTesting,35 p/h,\nSweeping,Day rate £180,\nCall-out,£60 fixed,\nHelp,£900 per week,\nGas,£55 +VAT,",
    { labour },
  );
  if (result.kind !== "labour") throw new Error(result.kind);
  expect(result.items.map(({ words }) => [words.name, formatPence(words.rate), words.rateType])).toEqual([
    ["Painter", "180.00", "day"],
    ["Electrician", "45.00", "hour"],
    ["Mate", "150.00", "day"],
    ["Skirting", "12.50", "meter"],
    ["Fitting", "65.00", "item"],
    ["Carting", "80.00", "day"],
    ["Testing", "35.00", "hour"],
    ["Sweeping", "180.00", "day"],
    ["Call-out", "60.00", "item"],
    // No rate of ours, and by no means one an hour.
    ["Help", "900.00", "item"],
    ["Gas", "55.00", "hour"],
  ]);
});

test("of an hour's and a day's rate of one name, the one charged as the firm's changes it, the other is new", () => {
  const plumber = { name: "Plumber", category: null, rate: pence(4_000), rateType: "hour" as const };
  const result = read("Labour,Rate,Per\nPlumber,45,hour\nPlumber,320,day", { labour: [plumber] });
  if (result.kind !== "labour") throw new Error(`read as ${JSON.stringify(result)}`);
  expect(result.items.map(({ words, before }) => [words.rateType, before?.name ?? null])).toEqual([
    ["hour", "Plumber"],
    ["day", null],
  ]);
});

test("an hourly and a daily rate of one row are two rates, and those with VAT are read without it", () => {
  const result = read("Trade,Hourly Rate inc VAT,Day Rate inc VAT\nPlumber,54.00,360.00\nMate,,180.00");
  if (result.kind !== "labour") throw new Error(result.kind);
  expect(result.items.map(({ words }) => [words.name, words.rate, words.rateType])).toEqual([
    ["Plumber", 4500, "hour"],
    ["Plumber", 30_000, "day"],
    ["Mate", 15_000, "day"],
  ]);
});

test("what is charged by hours or days, and a service item, is a service among goods", () => {
  const text =
    "Code,Description,Item Type,Price\nA,Fitting,Days,320\nB,Help,Hours,45\nC,Survey,Service Item,90\nD,Pipe,Products,5";
  const result = goods(text);
  expect(result.services.map(({ words }) => [words.name, words.rateType])).toEqual([
    ["Fitting", "day"],
    ["Help", "hour"],
    ["Survey", "hour"],
  ]);
  expect(result.items.map(({ words }) => words.name)).toEqual(["Pipe"]);
});

test("what is charged by the square metre or the week is no rate by the hour", () => {
  const result = read("Labour,Unit,Rate\nSkimming,m2,12.00\nScaffold,week,90.00\nFitting,hr,40.00");
  expect(result.kind === "labour" && result.items.map(({ words }) => words.rateType)).toEqual([
    "item",
    "item",
    "hour",
  ]);
});

test.each([
  "Role,Cost rate,Bill rate\nJoiner,20,45",
  "Service,Cost,Charge\nJoinery,20,45",
  "Trade,Day Rate,Cost\nJoiner,45,20",
])("labour has what is charged as its rate, not what it costs: %#", (text) => {
  const result = read(text);
  expect(result.kind === "labour" && result.items.map(({ words }) => words.rate)).toEqual([4500]);
});

test("labour that is charged as its name says is no rate by the hour", () => {
  const text =
    "Labour,Rate\nPlumber day rate,280\nCall-out charge,80\nLabour per hour,45\nHalf day,150\nDaywork,300\nDecorator,30\nCall-out per hour,60";
  const result = read(text);
  expect(result.kind === "labour" && result.items.map(({ words }) => words.rateType)).toEqual([
    ...["day", "item", "hour", "item", "day", "hour", "hour"],
  ]);
});

test("a list of labour that is read again brings nothing new", () => {
  const text = "Labour,Rate,Per\nPlumber,45,hour\nPlumber,320,day";
  const first = read(text);
  if (first.kind !== "labour") throw new Error(first.kind);
  const again = read(text, { labour: first.items.map(({ words }) => words) });
  expect(
    again.kind === "labour" && again.items.map(({ before, isChanged }) => [before?.rate, isChanged]),
  ).toEqual([
    [4500, false],
    [32_000, false],
  ]);
});

test("call-out, weekend and other rates beside the hourly one are labour of their own", () => {
  const result = read(
    "Role,Rate,Unit,Call-out fee,Out of hours rate (£/hr),Weekend\nFitter,55,hour,80,85,\nMate,,hour,,,40\nBoss,POA,hour,,,90",
  );
  if (result.kind !== "labour") throw new Error(result.kind);
  expect(result.items.map(({ words }) => [words.name, formatPence(words.rate), words.rateType])).toEqual([
    ["Fitter", "55.00", "hour"],
    ["Fitter, call-out fee", "80.00", "item"],
    ["Fitter, out of hours rate", "85.00", "hour"],
    ["Mate, weekend", "40.00", "hour"],
  ]);
  expect(result.leftOut.map(({ row }) => row)).toEqual([4]);
});

test.each([
  "Code,Trade,Hourly rate\nL1,Plumber,46",
  "Ref,Labour,Rate per hour\nL1,Plumber,46",
  "Code,Labour description,Rate,Unit\nL1,Plumber,46,hr",
  "Code,Description,Unit,Rate\nL1,Plumber,hour,46",
])("a list of labour may have codes: %j", (text) => {
  const result = read(text);
  expect(result.kind === "labour" && result.items.map(({ words }) => words)).toEqual([
    { name: "Plumber", category: null, rate: 4600, rateType: "hour" },
  ]);
});

test.each([
  "Item Name,Rate,Product Type,Usage unit\nPipe,5.00,goods,m\nFitting,45.00,service,hrs",
  "Name,Rate,Type\nPipe,5,Product\nFitting,45,Service",
])("goods under Rate are goods where their type says so: %j", (text) => {
  const { items, services } = goods(text);
  expect(items.map(({ words }) => words.name)).toEqual(["Pipe"]);
  expect(services.map(({ words }) => words.name)).toEqual(["Fitting"]);
});
