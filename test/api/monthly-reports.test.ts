import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { largestPage } from "#contract/wire.ts";
import { samples } from "#test/api/samples.ts";
import type { ApiClient } from "#test/support/api-client.ts";
import { describeApi, startOfTests } from "#test/support/app.ts";

const { monthlyReports, quotes, invoices, materials, labor } = routes;

const november = { year: 2026, month: 11 };

/** A quote and an invoice of 100.00 before tax on a given day. */
async function workOn(client: ApiClient, date: string): Promise<void> {
  const body = { taxPercent: "0", markupPercent: "0" };
  await client.ok(quotes.create, { body: { ...samples.quotes, ...body, quoteDate: date } });
  await client.ok(invoices.create, { body: { ...samples.invoices, ...body, invoiceDate: date } });
}

describeApi("monthly reports", (app) => {
  test("count a month's quotes and invoices, and all materials and labour items", async () => {
    const ann = await app().visitor().register();
    const bob = await app().visitor().register();
    await workOn(bob, "2026-11-03");
    await workOn(ann, "2026-11-01");
    await workOn(ann, "2026-11-30");
    await workOn(ann, "2026-10-31");
    await ann.ok(materials.create, { body: samples.materials });
    await ann.ok(labor.create, { body: samples.labor });
    await ann.ok(labor.create, { body: samples.labor });

    const report = await ann.ok(monthlyReports.generate, { body: november });
    expect(report).toEqual({
      id: expect.any(String),
      userId: ann.userId,
      year: 2026,
      month: 11,
      monthName: "November",
      currency: "GBP",
      others: [],
      quoteCount: 2,
      quoteTotal: "200.00",
      invoiceCount: 2,
      invoiceTotal: "200.00",
      materialsCount: 1,
      laborCount: 2,
      isLocked: false,
      createdAt: startOfTests,
      countedAt: startOfTests,
    });
    expect(await ann.ok(monthlyReports.list)).toEqual([report]);
    expect(await bob.ok(monthlyReports.list)).toEqual([]);
  });

  test("a month without any work has a report of zeros", async () => {
    const ann = await app().visitor().register();
    const report = await ann.ok(monthlyReports.generate, { body: { year: 2021, month: 2 } });
    expect(report).toMatchObject({ monthName: "February", quoteCount: 0, quoteTotal: "0.00", laborCount: 0 });
  });

  test("exist once a month: generating an unlocked one again counts it again", async () => {
    const ann = await app().visitor().register();
    const first = await ann.ok(monthlyReports.generate, { body: november });
    await workOn(ann, "2026-11-05");
    app().clock.pass(60_000);
    const second = await ann.ok(monthlyReports.generate, { body: november });
    app().clock.set(startOfTests);
    expect(second).toEqual({
      ...first,
      quoteCount: 1,
      quoteTotal: "100.00",
      invoiceCount: 1,
      invoiceTotal: "100.00",
      countedAt: "2026-11-21T10:23:33.456Z",
    });
    expect(await ann.ok(monthlyReports.list)).toEqual([second]);
  });

  test("a locked one never changes, whatever happens in its month", async () => {
    const ann = await app().visitor().register();
    await workOn(ann, "2026-11-05");
    const report = await ann.ok(monthlyReports.generate, { body: november });
    const locked = await ann.ok(monthlyReports.lock, { id: report.id });
    expect(locked).toEqual({ ...report, isLocked: true });

    await workOn(ann, "2026-11-06");
    await ann.ok(materials.create, { body: samples.materials });
    expect(await ann.refused(monthlyReports.generate, { body: november })).toEqual({
      status: 409,
      error: "REPORT_LOCKED",
      message: "The report for November 2026 is locked and does not change any more.",
    });
    expect(await ann.ok(monthlyReports.lock, { id: report.id })).toEqual(locked);
    expect(await ann.ok(monthlyReports.list)).toEqual([locked]);
  });

  test("are listed with the latest month first", async () => {
    const ann = await app().visitor().register();
    for (const body of [{ year: 2025, month: 12 }, november, { year: 2026, month: 2 }]) {
      await ann.ok(monthlyReports.generate, { body });
    }
    const listed = await ann.ok(monthlyReports.list);
    expect(listed.map(({ year, month }) => [year, month])).toEqual([
      [2026, 11],
      [2026, 2],
      [2025, 12],
    ]);
  });

  test("last month's is created automatically once, and then reported as existing", async () => {
    const ann = await app().visitor().register();
    await workOn(ann, "2026-10-31");
    const made = await ann.ok(monthlyReports.autoGenerate);
    expect(made).toMatchObject({ existing: false, report: { year: 2026, month: 10, quoteCount: 1 } });
    await workOn(ann, "2026-10-30");
    expect(await ann.ok(monthlyReports.autoGenerate)).toEqual({ existing: true, report: made.report });

    await ann.ok(monthlyReports.lock, { id: made.report.id });
    expect(await ann.ok(monthlyReports.autoGenerate)).toMatchObject({
      existing: true,
      report: { isLocked: true, quoteCount: 1 },
    });
  });

  test("last month is the month before the current one in the firm's time zone", async () => {
    app().clock.set("2026-12-31T20:00:00.000Z");
    const ann = await app().visitor().register();
    const inLondon = await ann.ok(monthlyReports.autoGenerate);
    await ann.ok(routes.companyProfile.create, { body: { companyName: "Archer", language: "en-AU" } });
    const inSydney = await ann.ok(monthlyReports.autoGenerate);
    app().clock.set(startOfTests);
    expect(inLondon.report).toMatchObject({ year: 2026, month: 11 });
    expect(inSydney.report).toMatchObject({ year: 2026, month: 12 });
  });

  test("many requests at once create one report", async () => {
    const ann = await app().visitor().register();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        at % 2
          ? ann.ok(monthlyReports.generate, { body: { year: 2026, month: 10 } }).then(({ id }) => id)
          : ann.ok(monthlyReports.autoGenerate).then(({ report }) => report.id),
      ),
    );
    expect(new Set(answers).size).toBe(1);
    expect(await ann.ok(monthlyReports.list)).toHaveLength(1);
  });

  test.each([
    { year: 2026, month: 0 },
    { year: 2026, month: 13 },
    { year: 2026, month: 1.5 },
    { year: 99, month: 1 },
    { year: "2026", month: 1 },
    { year: 2026 },
  ])("%j is refused as a month", async (body) => {
    const ann = await app().resident();
    expect(await ann.refused(monthlyReports.generate, { body })).toMatchObject({
      status: 400,
      error: "VALIDATION_FAILED",
    });
  });

  test("a month that has not begun anywhere yet has no report", async () => {
    const ann = await app().visitor().register();
    expect(await ann.refused(monthlyReports.generate, { body: { year: 2026, month: 12 } })).toEqual({
      status: 400,
      error: "VALIDATION_FAILED",
      message: "This month has not begun yet",
      fields: [{ path: "month", message: "This month has not begun yet" }],
    });
    // On the last evening of November in London, December has begun in other places.
    app().clock.set("2026-11-30T12:00:00.000Z");
    const december = await ann.ok(monthlyReports.generate, { body: { year: 2026, month: 12 } });
    app().clock.set(startOfTests);
    expect(december).toMatchObject({ month: 12, quoteCount: 0 });
  });

  test("exist from 2000 to the current month, so that all of them fit on one page", async () => {
    const ann = await app().visitor().register();
    for (const month of [
      { year: 2000, month: 1 },
      { year: 2026, month: 11 },
      { year: 2026, month: 11 },
    ]) {
      await ann.ok(monthlyReports.generate, { body: month });
    }
    for (const month of [
      { year: 1999, month: 12 },
      { year: 2026, month: 12 },
    ]) {
      expect(await ann.refused(monthlyReports.generate, { body: month })).toMatchObject({ status: 400 });
    }
    expect(await ann.ok(monthlyReports.list)).toHaveLength(2);
    const months = (2026 - 2000) * 12 + 11;
    expect(months).toBeLessThan(largestPage);
  });

  test("an unknown id cannot be locked", async () => {
    const ann = await app().resident();
    expect(await ann.refused(monthlyReports.lock, { id: randomUUID() })).toEqual({
      status: 404,
      error: "NOT_FOUND",
      message: "Report not found",
    });
  });
});
