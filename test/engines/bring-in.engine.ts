import { test } from "#test/engines/journey.ts";
import type { Screen } from "#test/engines/screen.ts";
import { startEncrypted } from "#test/engines/steps.ts";

test("a file of an old program is read in the worker, sealed and saved, listed, and undone", async ({
  joiner,
}) => {
  await startEncrypted(joiner);
  await joiner.goto("/bring-in");
  await joiner.sees("Choose a file");
  // "Café René" as Windows-1252 has it, whose bytes 80 to 9F are read by a table of our own.
  await give(
    joiner,
    "customers.csv",
    "Name,Email,Phone\nCaf\xe9 Ren\xe9,rene@example.com,7700900123\nZo\xeb\x85,,\n",
  );
  await joiner.sees("2 new");
  await joiner.sees("Café René");
  await joiner.sees("Zoë…");
  await joiner.press("button", "Bring in 2 customers");
  await joiner.sees("2 customers brought in");
  await joiner.press("button", "Not now");
  await joiner.press("link", "View customers");
  await joiner.sees("07700900123");
  await joiner.goto("/bring-in");
  await joiner.sees("Brought in lately");
  await joiner.press("button", /^Undo what was brought in/);
  await joiner.press("button", "Undo");
  await joiner.sees("Undone: 2 records");
});

/** Gives the page a file whose bytes are the codes of these letters, as its picker would. */
async function give(joiner: Screen, name: string, letters: string): Promise<void> {
  const bytes = JSON.stringify([...letters].map((letter) => letter.charCodeAt(0)));
  await joiner.asks(`
    const input = document.querySelector("input[type=file]");
    const given = new DataTransfer();
    given.items.add(new File([new Uint8Array(${bytes})], ${JSON.stringify(name)}, { type: "text/csv" }));
    input.files = given.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
    return true`);
}
