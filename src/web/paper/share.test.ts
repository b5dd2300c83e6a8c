import { expect, test } from "vitest";
import { type Sharer, shareFile } from "#web/paper/share.ts";

const file = new File(["%PDF-"], "Ann-quote.pdf", { type: "application/pdf" });

/** A browser whose share sheet ends in a given way, and a record of what it was given. */
function sharer(end: () => Promise<void>, takesFiles = true) {
  const given: ShareData[] = [];
  const browser: Sharer = {
    canShare: () => takesFiles,
    share: async (data) => {
      given.push(data ?? {});
      await end();
    },
  };
  return { browser, given };
}
const fails = (name: string) => async () => {
  throw new DOMException("", name);
};

test("the file and its title go to the share sheet", async () => {
  const { browser, given } = sharer(async () => undefined);
  expect(await shareFile(file, { title: "Quote Q-1 from Harper" }, browser)).toBe("shared");
  expect(given).toEqual([{ files: [file], title: "Quote Q-1 from Harper" }]);
});

test("a browser that cannot share files is not called", async () => {
  const { browser, given } = sharer(async () => undefined, false);
  expect(await shareFile(file, { title: "" }, browser)).toBe("cannot");
  expect(await shareFile(file, { title: "" }, {})).toBe("cannot");
  expect(given).toEqual([]);
});

test("a cancel is not an error, an expired press asks for another, and other errors are thrown", async () => {
  expect(await shareFile(file, { title: "" }, sharer(fails("AbortError")).browser)).toBe("cancelled");
  expect(await shareFile(file, { title: "" }, sharer(fails("NotAllowedError")).browser)).toBe("again");
  await expect(shareFile(file, { title: "" }, sharer(fails("DataError")).browser)).rejects.toThrow();
});
