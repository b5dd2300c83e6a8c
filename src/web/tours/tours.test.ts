import { expect, test } from "vitest";
import { completedTours, rememberCompleted } from "#web/tours/completed-tours.ts";
import { isSetUp, type SetUp } from "#web/tours/set-up.ts";
import { stepsLeft, tourIds } from "#web/tours/tour.ts";
import { tourIn } from "#web/tours/tours.ts";

const fresh: SetUp = { hasCompanyName: false, hasMaterials: false, hasLabour: false, hasQuotes: false };

/** A browser's storage with the given text in it. */
function storeOf(text: string | null) {
  let kept = text;
  return {
    getItem: () => kept,
    setItem: (_key: string, value: string) => {
      kept = value;
    },
  };
}

test("an account is set up with a company name, a material and a labour item", () => {
  const done = { hasCompanyName: true, hasMaterials: true, hasLabour: true, hasQuotes: false };
  expect(isSetUp(done)).toBe(true);
  for (const missing of ["hasCompanyName", "hasMaterials", "hasLabour"] as const) {
    expect(isSetUp({ ...done, [missing]: false })).toBe(false);
  }
});

test("steps that the person has already done are left out", () => {
  const tour = tourIn("dashboard-setup", "en-GB");
  const targets = (setUp: SetUp) => stepsLeft(tour, setUp).map(({ target }) => target);
  expect(targets(fresh)).toEqual(["company-profile", "materials", "labour", "new-quote"]);
  expect(targets({ ...fresh, hasCompanyName: true, hasLabour: true })).toEqual(["materials", "new-quote"]);
});

test("tours use the language of the reader", () => {
  const bodies = (language: "en-GB" | "en-US") =>
    tourIds
      .flatMap((id) => tourIn(id, language).steps.map(({ title, body }) => `${title} ${body}`))
      .join(" ");
  expect(bodies("en-GB")).toMatch(/labour/);
  expect(bodies("en-US")).not.toMatch(/labour/i);
});

test("a tour that was finished or skipped is remembered permanently, beside the others", () => {
  const store = storeOf(null);
  expect(completedTours(store)).toEqual([]);
  rememberCompleted(store, "materials-setup");
  rememberCompleted(store, "dashboard-setup");
  rememberCompleted(store, "materials-setup");
  expect(store.getItem()).toBe('["dashboard-setup","materials-setup"]');
  expect(completedTours(store)).toEqual(["dashboard-setup", "materials-setup"]);
});

test("a stored value that is not a list of tours counts as an empty list", () => {
  for (const text of ["{", "null", '"dashboard-setup"', '["another"]', "[1]"]) {
    expect(completedTours(storeOf(text))).toEqual([]);
  }
});

test("when a browser stores nothing, the tour is shown again and nothing breaks", () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException("The quota has been exceeded.");
    },
  };
  expect(() => rememberCompleted(full, "dashboard-setup")).not.toThrow();
});
