import { expect, test } from "vitest";
import { TooManyWaiting, turns } from "#server/base/turns.ts";

/** Work that ends when the test says so. */
function piece(begun: string[], name: string) {
  let finish: () => void = () => undefined;
  const over = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const work = () => {
    begun.push(name);
    return over;
  };
  return { work, finish };
}

const soon = () => new Promise((resolve) => setImmediate(resolve));

test("a user's second piece waits for the first, but not for another user's", async () => {
  const begun: string[] = [];
  const { take } = turns({ atOnce: 1, waiting: 20 });
  const [first, second, other] = ["first", "second", "other"].map((name) => piece(begun, name));
  const ofAnn = [take("ann", first?.work ?? never), take("ann", second?.work ?? never)];
  const ofBob = take("bob", other?.work ?? never);
  await soon();
  expect(begun).toEqual(["first", "other"]);
  first?.finish();
  await ofAnn[0];
  await soon();
  expect(begun).toEqual(["first", "other", "second"]);
  second?.finish();
  other?.finish();
  await Promise.all([...ofAnn, ofBob]);
});

test("a full queue refuses at once, and only for that user", async () => {
  const begun: string[] = [];
  const { take } = turns({ atOnce: 1, waiting: 1 });
  const long = piece(begun, "long");
  const running = [take("ann", long.work), take("ann", long.work)];
  await expect(take("ann", long.work)).rejects.toThrow(TooManyWaiting);
  expect(await take("bob", async () => "served")).toBe("served");
  long.finish();
  await Promise.all(running);
  expect(await take("ann", async () => "served again")).toBe("served again");
});

test("a request that is aborted leaves the queue, and the next one gets its turn", async () => {
  const begun: string[] = [];
  const { take } = turns({ atOnce: 1, waiting: 2 });
  const long = piece(begun, "long");
  const running = take("ann", long.work);
  const gone = new AbortController();
  const aborted = take("ann", piece(begun, "aborted").work, gone.signal);
  const next = piece(begun, "next");
  const waiting = take("ann", next.work);
  gone.abort(new Error("the browser was closed"));
  await expect(aborted).rejects.toThrow("the browser was closed");
  await expect(take("ann", long.work, gone.signal)).rejects.toThrow("the browser was closed");
  long.finish();
  await running;
  await soon();
  expect(begun).toEqual(["long", "next"]);
  next.finish();
  await waiting;
});

test("when work fails, the next in the queue gets its turn", async () => {
  const { take } = turns({ atOnce: 1, waiting: 2 });
  const failed = take("ann", () => Promise.reject(new Error("broken")));
  const after = take("ann", async () => "served");
  await expect(failed).rejects.toThrow("broken");
  expect(await after).toBe("served");
});

function never(): Promise<void> {
  throw new Error("There is no such piece");
}
