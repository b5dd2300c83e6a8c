import { expect, test } from "vitest";
import type { DocumentDraft } from "#web/drafts/document-draft.ts";
import { draftKeeper } from "#web/drafts/draft-keeper.ts";

const draft = (id: string) => ({ id }) as DocumentDraft;

/** A store in which each write ends only when the test says so. */
function slowPlace() {
  const place = { lies: null as string | null, begun: [] as string[], finish: [] as (() => void)[] };
  const keeper = draftKeeper({
    write: async ({ id }) => {
      place.begun.push(id);
      await new Promise<void>((resolve) => place.finish.push(resolve));
      place.lies = id;
    },
    erase: () => {
      place.lies = null;
    },
    onWritten: () => undefined,
  });
  return { place, keeper };
}

test("a change is written in the next task, with what was typed until then", async () => {
  const { place, keeper } = slowPlace();
  for (const id of ["B", "Be"]) keeper.keep(draft(id));
  await Promise.resolve();
  expect(place.begun).toEqual([]);
  await expect.poll(() => place.begun).toEqual(["Be"]);
});

test("of the changes made during a write only the newest is written", async () => {
  const { place, keeper } = slowPlace();
  keeper.keep(draft("B"));
  await expect.poll(() => place.begun).toEqual(["B"]);
  for (const id of ["Be", "Bea"]) keeper.keep(draft(id));
  place.finish[0]?.();
  await expect.poll(() => place.begun).toEqual(["B", "Bea"]);
  place.finish[1]?.();
  await keeper.settled();
  expect(place.lies).toBe("Bea");
});

test("a saved draft is forgotten, even when it was still being written", async () => {
  const { place, keeper } = slowPlace();
  keeper.keep(draft("Bea"));
  await expect.poll(() => place.begun).toEqual(["Bea"]);
  keeper.keep(draft("Bea Brown"));
  keeper.forget();
  place.finish[0]?.();
  await keeper.settled();
  expect(place).toMatchObject({ lies: null, begun: ["Bea"] });
});

test("a draft that was forgotten before its write began is not written", async () => {
  const { place, keeper } = slowPlace();
  keeper.keep(draft("Bea"));
  keeper.forget();
  await keeper.settled();
  expect(place.begun).toEqual([]);
});

test("what is typed after a draft was discarded is kept", async () => {
  const { place, keeper } = slowPlace();
  keeper.keep(draft("Bea"));
  await expect.poll(() => place.begun).toEqual(["Bea"]);
  keeper.forget();
  keeper.keep(draft("Cleo"));
  place.finish[0]?.();
  await expect.poll(() => place.begun).toEqual(["Bea", "Cleo"]);
  place.finish[1]?.();
  await keeper.settled();
  expect(place.lies).toBe("Cleo");
});

test("a failed write is reported, and the next change is written all the same", async () => {
  const written: string[] = [];
  const said: boolean[] = [];
  const keeper = draftKeeper({
    write: async ({ id }) => {
      if (id === "full") throw new Error("no room");
      written.push(id);
    },
    erase: () => undefined,
    onWritten: (isKept) => said.push(isKept),
  });
  keeper.keep(draft("full"));
  await keeper.settled();
  keeper.keep(draft("Bea"));
  await keeper.settled();
  expect(written).toEqual(["Bea"]);
  expect(said).toEqual([false, true]);
});
