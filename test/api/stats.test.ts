import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { dashboardFigures, type MonthFigure, monthFigures } from "#domain/documents/kept-figures.ts";
import type { Id } from "#domain/ids/id.ts";
import { rebuildFigures } from "#server/figures/document-figures.ts";
import { hasDocuments } from "#server/figures/figure-sql.ts";
import { samples } from "#test/api/samples.ts";
import { describeApi, type TestApp } from "#test/support/app.ts";

const { stats, quotes, invoices, materials } = routes;

/** A user's sums by month and by status, without rows that count no document. */
async function figuresKept(app: TestApp, userId: Id<"User">, rebuild: boolean) {
  return app.database.asOwner(userId, async (trx) => {
    if (rebuild) await rebuildFigures(trx);
    const byMonth = trx
      .selectFrom("monthly_figures")
      .selectAll()
      .where(hasDocuments)
      .orderBy("year")
      .orderBy("month");
    const byStatus = trx.selectFrom("status_figures").selectAll().where("count", ">", 0);
    return {
      byMonth: await byMonth.execute(),
      byStatus: await byStatus.orderBy("kind").orderBy("status").execute(),
    };
  });
}

const pence = (amount: string | number) => Math.round(Number(amount) * 100);
const sum = (documents: { total: string | number }[]) =>
  (documents.reduce((total, each) => total + pence(each.total), 0) / 100).toFixed(2);

describeApi("the dashboard's figures", (app) => {
  test("are all zero at first", async () => {
    const ann = await app().visitor().register();
    expect(await ann.ok(stats.read)).toEqual({
      currency: "GBP",
      ...Object.fromEntries(
        Object.entries(dashboardFigures).map(([name, { adds }]) => [name, adds === "count" ? 0 : "0.00"]),
      ),
      overdueTotal: "0.00",
      overdueCount: 0,
      oldestDueDate: null,
      receivedThisMonth: "0.00",
      materialsCount: 0,
      newMaterials: 0,
      laborCount: 0,
      currentMonth: { year: 2026, month: 11 },
      others: [],
      monthlyBreakdowns: [],
    });
  });

  test("follow every document that is created, changed, moved, converted and deleted", async () => {
    const ann = await app().visitor().register();
    const bob = await app().visitor().register();
    await bob.ok(invoices.create, { body: samples.invoices });
    await ann.ok(materials.create, { body: samples.materials });
    const priced = (unitPrice: string) => [{ name: "Oak", quantity: "3", unitPrice, unitCost: unitPrice }];

    const made = [];
    for (const [date, price] of [
      ["2026-11-01", "10.01"],
      ["2026-11-30", "33.33"],
      ["2026-10-31", "7.77"],
      ["2025-11-21", "0.03"],
    ] as const) {
      const body = { ...samples.quotes, lineItems: priced(price) };
      made.push(await ann.ok(quotes.create, { body: { ...body, quoteDate: date } }));
      await ann.ok(invoices.create, { body: { ...body, invoiceDate: date } });
    }
    const [first, second, third, fourth] = made.map(({ id }) => id) as [string, string, string, string];
    await ann.ok(quotes.update, { id: first, body: { lineItems: priced("11.11"), status: "sent" } });
    await ann.ok(quotes.update, { id: second, body: { quoteDate: "2026-12-01", status: "declined" } });
    await ann.ok(quotes.convert, { id: third });
    await ann.ok(quotes.remove, { id: fourth });
    const [paid, cancelled] = await ann.ok(invoices.list, { query: { limit: "2" } });
    await ann.ok(invoices.update, { id: paid?.id ?? "", body: { status: "paid" } });
    await ann.ok(invoices.update, { id: cancelled?.id ?? "", body: { status: "cancelled" } });

    const allQuotes = await ann.ok(quotes.list);
    const allInvoices = await ann.ok(invoices.list);
    const open = allInvoices.filter(({ status }) => status !== "paid" && status !== "cancelled");
    expect(allInvoices).toHaveLength(5);
    const figures = await ann.ok(stats.read);
    expect(figures).toMatchObject({
      totalQuotes: 3,
      totalValue: sum(allQuotes),
      materialsCount: 1,
      newMaterials: 1,
      laborCount: 0,
      pendingQuotes: 1,
      pendingTotal: sum(allQuotes.filter(({ status }) => status === "draft" || status === "sent")),
      outstandingTotal: sum(open),
      outstandingCount: open.length,
      monthlyQuoteTotal: sum(allQuotes.filter(({ quoteDate }) => quoteDate.startsWith("2026-11"))),
      monthlyInvoiceTotal: sum(allInvoices.filter(({ invoiceDate }) => invoiceDate.startsWith("2026-11"))),
    });

    const months = [
      ...new Set([...allQuotes.map((q) => q.quoteDate), ...allInvoices.map((i) => i.invoiceDate)]),
    ];
    const names = [...new Set(months.map((date) => date.slice(0, 7)))].sort().reverse();
    expect(figures.monthlyBreakdowns).toEqual(
      names.map((name) => {
        const dated = {
          quote: allQuotes.filter(({ quoteDate }) => quoteDate.startsWith(name)),
          invoice: allInvoices.filter(({ invoiceDate }) => invoiceDate.startsWith(name)),
        };
        const [year, month] = name.split("-").map(Number);
        const monthName = { 10: "October", 11: "November", 12: "December" }[month ?? 0];
        const sums = Object.entries<MonthFigure>(monthFigures).map(([figure, { kind, adds, when }]) => {
          const counted = dated[kind].filter(({ status }) => when?.some((each) => each === status) ?? true);
          return [figure, adds === "count" ? counted.length : sum(counted)];
        });
        return { year, month, monthName, ...Object.fromEntries(sums), others: [] };
      }),
    );

    const kept = await figuresKept(app(), ann.userId, false);
    expect(kept.byMonth).toHaveLength(names.length);
    expect(await figuresKept(app(), ann.userId, true)).toEqual(kept);
    expect(await ann.ok(stats.read)).toEqual(figures);
  });

  test("say what each tab of a list counts, what is overdue today, and what came in this month", async () => {
    const ann = await app().visitor().register();
    const bob = await app().visitor().register();
    const owe = (fields: object, by = ann) =>
      by.ok(invoices.create, { body: { ...samples.invoices, invoiceDate: "2026-09-01", ...fields } });
    await owe({ dueDate: "2026-10-01" }, bob);
    const [one] = [await owe({ dueDate: "2026-11-20" })];
    await owe({ dueDate: "2026-10-02", status: "outstanding" });
    await owe({ dueDate: "2026-11-21" });
    await owe({ dueDate: "2027-01-01", status: "overdue" });
    await owe({ dueDate: "2026-10-01", status: "cancelled" });
    await owe({ dueDate: "2026-10-01", language: "en-AU" });
    await owe({ status: "paid", paidDate: "2026-11-02" });
    await owe({ status: "paid", paidDate: "2026-10-31" });
    for (const status of ["draft", "sent", "sent", "accepted", "declined"]) {
      await ann.ok(quotes.create, { body: { ...samples.quotes, status } });
    }
    const times = (count: number) => ((pence(one.total) * count) / 100).toFixed(2);
    const figures = await ann.ok(stats.read);
    expect(figures).toMatchObject({
      overdueCount: 3,
      overdueTotal: times(3),
      oldestDueDate: "2026-10-02",
      receivedThisMonth: times(1),
      outstandingCount: 4,
      ...{ draftCount: 1, waitingCount: 2, acceptedCount: 1, paidCount: 2, paidTotal: times(2) },
    });
    expect(figures.others).toMatchObject([
      { currency: "AUD", overdueCount: 1, oldestDueDate: "2026-10-01", receivedThisMonth: "0.00" },
    ]);
  });

  test("stay correct when many documents are written at once", async () => {
    const ann = await app().visitor().register();
    const ids = (
      await Promise.all(Array.from({ length: 12 }, () => ann.ok(quotes.create, { body: samples.quotes })))
    ).map(({ id }) => id);
    await Promise.all(
      ids.map((id, at) => {
        if (at % 3 === 0) return ann.ok(quotes.remove, { id });
        if (at % 3 === 1) return ann.ok(quotes.convert, { id });
        return ann.ok(quotes.update, { id, body: { quoteDate: at % 2 ? "2026-10-01" : "2026-12-01" } });
      }),
    );
    const kept = await figuresKept(app(), ann.userId, false);
    expect(await figuresKept(app(), ann.userId, true)).toEqual(kept);
    expect(await ann.ok(stats.read)).toMatchObject({ totalQuotes: 8, outstandingTotal: "600.00" });
  });

  test("the month is the current one in the firm's time zone", async () => {
    const ann = await app().visitor().register();
    await ann.ok(routes.companyProfile.create, { body: { companyName: "Archer", language: "en-AU" } });
    app().clock.set("2026-11-30T20:00:00.000Z");
    await ann.ok(quotes.create, { body: samples.quotes });
    const figures = await ann.ok(stats.read);
    app().clock.set("2026-11-21T10:22:33.456Z");
    expect(figures.monthlyBreakdowns).toMatchObject([{ month: 12, monthName: "December", year: 2026 }]);
    expect(figures.monthlyQuoteTotal).toBe(figures.totalValue);
  });

  test("can exceed the largest total of a document", async () => {
    const ann = await app().visitor().register();
    const lineItems = [{ name: "Bridge", quantity: 1, unitCost: "60000000", unitPrice: "60000000" }];
    const body = { ...samples.quotes, markupPercent: 0, taxPercent: 0, lineItems };
    for (let count = 0; count < 2; count += 1) {
      await ann.ok(quotes.create, { body });
      await ann.ok(invoices.create, { body });
    }
    expect(await ann.ok(stats.read)).toMatchObject({
      totalValue: "120000000.00",
      outstandingTotal: "120000000.00",
    });
  });

  test("materials are new this week since Monday morning where the firm is, or since Sunday in American English", async () => {
    const ann = await app().visitor().register();
    const add = async (at: string) => {
      app().clock.set(at);
      await ann.ok(materials.create, { body: samples.materials });
    };
    // Monday 16 November begins in Sydney when it is 13:00 on Sunday in UTC.
    await add("2026-11-15T12:59:59.999Z");
    await add("2026-11-15T13:00:00.000Z");
    await add("2026-11-16T00:00:00.000Z");
    app().clock.set("2026-11-21T10:22:33.456Z");
    expect(await ann.ok(stats.read)).toMatchObject({ materialsCount: 3, newMaterials: 1 });
    await ann.ok(routes.companyProfile.create, { body: { companyName: "Archer", language: "en-AU" } });
    expect(await ann.ok(stats.read)).toMatchObject({ materialsCount: 3, newMaterials: 2 });
    const bob = await app().visitor().register({ language: "en-US" });
    app().clock.set("2026-11-15T18:00:00.000Z");
    await bob.ok(materials.create, { body: samples.materials });
    app().clock.set("2026-11-21T10:22:33.456Z");
    await bob.ok(routes.companyProfile.create, { body: { companyName: "Baker", language: "en-US" } });
    expect(await bob.ok(stats.read)).toMatchObject({ materialsCount: 1, newMaterials: 1 });
  });
});
