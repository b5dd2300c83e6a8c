import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { routes } from "#contract/routes.ts";
import { describeApi } from "#test/support/app.ts";

const { categories, laborCategories, materials, labor } = routes;

describeApi("the catalogue", (app) => {
  test("a material has a category, and its answer has the category's name", async () => {
    const ann = await app().visitor().register();
    const category = await ann.ok(categories.create, { body: { name: "Timber" } });
    const body = {
      name: "Oak board",
      sku: "OAK-1",
      unitCost: 12.5,
      unitType: "Each",
      categoryId: category.id,
    };
    const made = await ann.ok(materials.create, { body });
    expect(made).toMatchObject({ ...body, unitCost: "12.50", categoryName: "Timber", version: 1 });

    await ann.ok(categories.update, { id: category.id, body: { name: "Hardwood" } });
    const changed = await ann.ok(materials.update, { id: made.id, body: { unitCost: "13" } });
    expect(changed).toMatchObject({
      name: "Oak board",
      unitCost: "13.00",
      categoryName: "Hardwood",
      version: 2,
    });
    expect(await ann.ok(materials.list)).toEqual([changed]);

    const bare = await ann.ok(materials.update, { id: made.id, body: { categoryId: null, sku: "" } });
    expect(bare).toMatchObject({ categoryId: null, categoryName: null, sku: null });
    await ann.ok(materials.remove, { id: made.id });
    expect(await ann.refused(materials.read, { id: made.id })).toMatchObject({
      status: 404,
      message: "Material not found",
    });
  });

  test("a labour item is charged by the hour by default, and otherwise by day, item or metre", async () => {
    const ann = await app().visitor().register();
    const made = await ann.ok(labor.create, { body: { name: "Joiner", rate: "40" } });
    expect(made).toMatchObject({ rate: "40.00", rateType: "hour", categoryId: null, categoryName: null });
    for (const rateType of ["hour", "day", "item", "meter"]) {
      expect(await ann.ok(labor.update, { id: made.id, body: { rateType } })).toMatchObject({ rateType });
    }
    expect(await ann.refused(labor.update, { id: made.id, body: { rateType: "week" } })).toMatchObject({
      status: 400,
    });
  });

  test("an empty cost counts as 0; a negative one, or text, is refused with a message", async () => {
    const ann = await app().visitor().register();
    const body = { name: "Oak board", unitType: "Each" };
    expect(await ann.ok(materials.create, { body: { ...body, unitCost: "" } })).toMatchObject({
      unitCost: "0.00",
    });
    for (const [unitCost, message] of [
      [-1, "Unit cost must be 0 or greater"],
      ["-0.01", "Unit cost must be 0 or greater"],
      ["1,5", "Enter an amount such as 12.50"],
      ["1e3", "Enter an amount such as 12.50"],
      ["12.345", "Enter an amount such as 12.50"],
      ["£5", "Enter an amount such as 12.50"],
      ["Infinity", "The largest amount is 99,999,999.99"],
      [1e21, "The largest amount is 99,999,999.99"],
    ]) {
      expect(await ann.refused(materials.create, { body: { ...body, unitCost } })).toMatchObject({
        status: 400,
        fields: [{ path: "unitCost", message }],
      });
    }
    expect(await ann.refused(labor.create, { body: { name: "Joiner", rate: "-1" } })).toMatchObject({
      message: "Rate must be 0 or greater",
    });
  });

  test("blanks are refused with the form's messages", async () => {
    const ann = await app().visitor().register();
    const material = { name: "Oak board", unitCost: "1", unitType: "Each" };
    const cases = [
      [materials.create, { ...material, name: " " }, "Material name is required"],
      [materials.create, { ...material, unitType: "" }, "Unit type is required"],
      [labor.create, { rate: "1" }, "Labour item name is required"],
      [categories.create, { name: " " }, "Category name is required"],
      [laborCategories.create, {}, "Category name is required"],
    ] as const;
    for (const [route, body, message] of cases) {
      expect(await ann.refused(route, { body })).toMatchObject({ status: 400, message });
    }
  });

  test("a category that the user does not have is refused, even if another user has it", async () => {
    const ann = await app().visitor().register();
    const bob = await app().visitor().register();
    const ofBob = await bob.ok(categories.create, { body: { name: "Timber" } });
    const ofLabour = await ann.ok(laborCategories.create, { body: { name: "Carpentry" } });
    const refusals = await Promise.all(
      [randomUUID(), ofBob.id, ofLabour.id].map((categoryId) =>
        ann.refused(materials.create, { body: { name: "Oak", unitCost: "1", unitType: "Each", categoryId } }),
      ),
    );
    const message = "Category not found";
    for (const refusal of refusals) {
      expect(refusal).toEqual({
        status: 400,
        error: "VALIDATION_FAILED",
        message,
        fields: [{ path: "categoryId", message }],
      });
    }
  });

  test("a category in use cannot be deleted until its last item has left it", async () => {
    const ann = await app().visitor().register();
    const { id } = await ann.ok(laborCategories.create, { body: { name: "Carpentry" } });
    const items = ["Joiner", "Apprentice"].map((name) =>
      ann.ok(labor.create, { body: { name, rate: "1", categoryId: id } }),
    );
    const [joiner, apprentice] = await Promise.all(items);
    const inUse = { status: 409, error: "IN_USE" };
    expect(await ann.refused(laborCategories.remove, { id })).toEqual({
      ...inUse,
      message: "Category is in use by 2 items",
    });
    await ann.ok(labor.remove, { id: joiner?.id ?? "" });
    expect(await ann.refused(laborCategories.remove, { id })).toEqual({
      ...inUse,
      message: "Category is in use by 1 item",
    });
    await ann.ok(labor.update, { id: apprentice?.id ?? "", body: { categoryId: null } });
    await ann.ok(laborCategories.remove, { id });
    expect(await ann.ok(laborCategories.list)).toEqual([]);
  });

  test("a category deleted while items are filed under it is deleted or kept, and no request fails", async () => {
    const ann = await app().visitor().register();
    for (let round = 0; round < 8; round += 1) {
      const { id } = await ann.ok(categories.create, { body: { name: `Timber ${round}` } });
      const body = { name: "Oak", unitCost: "1", unitType: "Each", categoryId: id };
      const [filed, removed] = await Promise.all([
        ann.ask(materials.create, { body }),
        ann.ask(categories.remove, { id }),
      ]);
      expect([`${filed.status} ${removed.status}`]).toEqual([expect.stringMatching(/^(201 409|400 204)$/)]);
    }
  });

  test("the same POST sent again creates one material", async () => {
    const ann = await app().visitor().register();
    const body = { id: randomUUID(), name: "Oak", unitCost: "1", unitType: "Each" };
    const [first, second] = await Promise.all([1, 2].map(() => ann.ok(materials.create, { body })));
    expect(second).toEqual(first);
    expect(await ann.ok(materials.list)).toEqual([first]);
  });

  test.each(["categories", "laborCategories"] as const)(
    "%s of one name are one, case and blanks apart",
    async (noun) => {
      const [ann, bob] = [await app().visitor().register(), await app().visitor().register()];
      const { id } = await ann.ok(routes[noun].create, { body: { name: "First fix" } });
      const refusal = {
        status: 409,
        error: "CATEGORY_EXISTS",
        message: "There is a category of this name already.",
      };
      expect(await ann.refused(routes[noun].create, { body: { name: " first  FIX " } })).toEqual(refusal);
      const other = await ann.ok(routes[noun].create, { body: { name: "Second fix" } });
      expect(await ann.refused(routes[noun].update, { id: other.id, body: { name: "first fix" } })).toEqual(
        refusal,
      );
      const records = [{ name: "Third fix" }, { name: "FIRST FIX" }];
      expect(await ann.refused(routes[noun].saveMany, { body: { records } })).toEqual(refusal);
      expect(await ann.ok(routes[noun].list)).toHaveLength(2);

      await ann.ok(routes[noun].update, { id, body: { name: "First Fix" } });
      await bob.ok(routes[noun].create, { body: { name: "First fix" } });
      const twice = await Promise.all(
        ["Roof", "roof"].map((name) => ann.ask(routes[noun].create, { body: { name } })),
      );
      expect(twice.map(({ status }) => status).sort()).toEqual([201, 409]);
    },
  );

  test("both paths of the list of categories answer the same", async () => {
    const ann = await app().visitor().register();
    await ann.ok(routes.categories.create, { body: { name: "Timber" } });
    expect(await ann.ok(routes.materialCategories.list)).toEqual(await ann.ok(routes.categories.list));
  });
});
