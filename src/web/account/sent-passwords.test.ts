import { beforeEach, expect, test, vi } from "vitest";

// What a tab knows is the page's: each test is a page of its own.
let tab: typeof import("#web/account/sent-passwords.ts");
beforeEach(async () => {
  vi.resetModules();
  tab = await import("#web/account/sent-passwords.ts");
});

const wire: string[] = [];
beforeEach(() => wire.splice(0));

/** Types texts into password boxes of this tab. @returns what the person is told where they are not sent */
function typed(...passwords: string[]): Promise<string | null> {
  const send = async () => {
    wire.push(...passwords);
  };
  return tab.sendPasswords(passwords, send).then(
    () => null,
    (error: Error) => error.message,
  );
}

const refused = "That opens your encrypted data, so it was not sent. Your password must be another text.";

test("a tab knows what it has sent as a password, and a new passphrase that differs by case and blanks alone", async () => {
  expect(await tab.wasSentAsPassword("battery staple 9")).toBe(false);
  await typed("battery staple 9");
  expect(await tab.wasSentAsPassword("battery staple 9")).toBe(true);
  expect(await tab.wasSentAsPassword("Battery Staple 9")).toBe(false);
  expect(await tab.isNearSentPassword("BatteryStaple9 ")).toBe(true);
  expect(await tab.isNearSentPassword("battery staple 8")).toBe(false);
});

test("what was sent and refused by the server counts as sent", async () => {
  await expect(
    tab.sendPasswords(["battery staple 9"], () => Promise.reject(new Error("401"))),
  ).rejects.toThrow("401");
  expect(await tab.wasSentAsPassword("battery staple 9")).toBe(true);
});

test("a text that opened the vault in this tab is never sent as a password, case and blanks apart", async () => {
  await typed("correct horse 7");
  await tab.noteOpeningText("battery staple 9");
  for (const text of ["battery staple 9", "Battery staple 9", " battery staple 9"]) {
    expect(await typed(text)).toBe(refused);
    // As the present password of a change, and as the new one.
    expect(await typed(text, "silver spoon 5")).toBe(refused);
    expect(await typed("correct horse 7", text)).toBe(refused);
  }
  expect(wire).toEqual(["correct horse 7"]);
  expect(await tab.wasSentAsPassword("battery staple 9")).toBe(false);
  expect(await typed("correct horse 7")).toBeNull();
});

test("a passphrase that is the account's password all the same locks nobody out of this tab", async () => {
  await typed("battery staple 9");
  await tab.noteOpeningText("battery staple 9");
  expect(await typed("battery staple 9")).toBeNull();
});

test("one that the server did not take as the password is not sent a second time", async () => {
  const wrong = () => Promise.reject(new Error("401"));
  await tab.sendPasswords(["battery staple 9"], wrong).catch(() => undefined);
  await tab.noteOpeningText("battery staple 9");
  expect(await typed("battery staple 9")).toBe(refused);
});
