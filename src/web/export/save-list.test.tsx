// @vitest-environment happy-dom
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Customer } from "#domain/customers/customer.ts";
import { drawing } from "#test/support/drawing.ts";
import { saveList } from "#web/export/save-list.ts";
import { toastStore } from "#web/overlays/toast-store.ts";
import type { RecordList } from "#web/records/list.ts";
import { useShownList } from "#web/records/shown-list.ts";

const page = drawing();
const { createObjectURL } = URL;
let saved: Blob[];
let client: QueryClient;

/** Every tenth is an Ash. */
const customers = Array.from({ length: 120 }, (_, number) => ({
  state: "open" as const,
  sealed: false,
  record: { id: `id ${number}`, name: `${number % 10 === 0 ? "Ash" : "Dew"} ${number}` } as Customer,
}));
const whole: RecordList<Customer> = { records: customers, isPartial: false };

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  client.setQueryData(["customers"], whole);
  saved = [];
  URL.createObjectURL = (file) => {
    saved.push(file as Blob);
    return "#";
  };
});

afterEach(() => {
  URL.createObjectURL = createObjectURL;
  toastStore.dismiss();
});

test("a list that is still being read is filtered once it has been read, and the notice says so", async () => {
  let arrive = (_: RecordList<Customer>) => {};
  const queryFn = () => new Promise<RecordList<Customer>>((resolve) => (arrive = resolve));
  void client.fetchQuery({ queryKey: ["customers"], queryFn, staleTime: 0 });
  client.setQueryData(["customers"], { records: customers.slice(0, 50), isPartial: true });
  await page.draw(<Found words="Ash" />);
  const saving = saveList(order());
  arrive(whole);
  await saving;
  expect(await linesSaved()).toBe(12);
  const { message, action } = toastStore.current() ?? {};
  expect([message, action?.label]).toEqual(["12 customers exported, as the list shows", "Export all 120"]);
});

test("a list that shows all that there is, offers no more", async () => {
  await page.draw(<Found words="" />);
  await saveList(order());
  expect(await linesSaved()).toBe(120);
  const { message, action } = toastStore.current() ?? {};
  expect([message, action]).toEqual(["120 customers exported", undefined]);
});

test("only what was chosen is saved, whatever the list shows, and so is everything", async () => {
  await page.draw(<Found words="Ash" />);
  await saveList({ ...order(), only: new Set(["id 1", "id 2"]) });
  expect([await linesSaved(), toastStore.current()?.message]).toEqual([2, "2 customers exported"]);
  await saveList({ ...order(), isWhole: true });
  expect([await linesSaved(), toastStore.current()?.message]).toEqual([120, "120 customers exported"]);
});

function Found({ words }: { words: string }) {
  useShownList<Customer>("customer", (whole) => whole.filter(({ record }) => record.name.includes(words)));
  return null;
}

function order() {
  const answers = { confirm: async () => true, onWhole: () => {} };
  return { client, kind: "customer", language: "en-GB", isWhole: false, ...answers } as const;
}

/** How many records the file has that was saved last. */
async function linesSaved(): Promise<number> {
  const text = (await saved.at(-1)?.text()) ?? "";
  return text.trim().split("\r\n").length - 1;
}
