import { test } from "#test/engines/journey.ts";
import type { Screen } from "#test/engines/screen.ts";
import { startEncrypted, startPlain, unlock } from "#test/engines/steps.ts";

test("what is typed is there again after a reload", async ({ joiner, request }) => {
  await startPlain(joiner, request);
  await isFoundAgain(joiner, "quotes");
  await isFoundAgain(joiner, "invoices");
});

test("what is typed into an encrypted account is there again after a reload, and once it is unlocked", async ({
  joiner,
}) => {
  const { passphrase } = await startEncrypted(joiner);
  await isFoundAgain(joiner, "quotes");
  await isFoundAgain(joiner, "invoices");
  // As in a tab of a later day, which no longer has the passphrase.
  await joiner.asks("sessionStorage.clear(); return true");
  await joiner.goto("/quotes/new");
  await unlock(joiner, passphrase);
  await joiner.sees("was not saved yet");
  await joiner.holds("Customer name", "Bea Brown");
  await joiner.type("Customer name", "Cal Carter");
  await joiner.asks(keptAtRest);
  await joiner.goto("/quotes");
  await joiner.sees("Cal Carter");
  await joiner.sees("Not saved yet");
});

async function isFoundAgain(joiner: Screen, list: "quotes" | "invoices") {
  await joiner.goto(`/${list}/new`);
  await joiner.type("Customer name", "Bea Brown");
  await joiner.type("Customer email", "bea@example.co.uk");
  await joiner.asks(keptAtRest);
  // Left immediately after the last letter.
  await joiner.type("Customer email", "bea@brown.example");
  await joiner.goto(`/${list}/new`);
  await joiner.holds("Customer name", "Bea Brown");
  await joiner.holds("Customer email", "bea@brown.example");
}

/** The draft is stored, and nothing has replaced it within the time that making a key and storing take. */
const keptAtRest = `
  const kept = () => JSON.stringify(Object.entries({ ...localStorage })
    .filter(([key]) => key.startsWith("quotewright-draft:")));
  const before = kept();
  await new Promise((resolve) => setTimeout(resolve, 2000));
  return (before !== "[]" && before === kept()) || null;`;
