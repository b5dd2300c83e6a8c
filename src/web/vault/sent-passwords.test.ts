import { beforeEach, expect, test, vi } from "vitest";
import { messageOfError } from "#web/base/message-of-error.ts";

// The module keeps its state per page, so each test imports it again.
let tab: typeof import("#web/vault/sent-passwords.ts");
beforeEach(async () => {
  vi.resetModules();
  tab = await import("#web/vault/sent-passwords.ts");
});

const wire: string[] = [];
beforeEach(() => wire.splice(0));

/** Types texts into password boxes of this tab. @returns the message when they are not sent, else null */
function typed(...passwords: string[]): Promise<string | null> {
  const send = async () => {
    wire.push(...passwords);
  };
  return tab.sendPasswords(passwords, send).then(
    () => null,
    (error: unknown) => messageOfError(error, ""),
  );
}

const refused = "That is your passphrase. It stays on this device.";

test("a tab knows what it has sent as a password, and recognises a passphrase that differs only in case and spaces", async () => {
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

test("a text that opened the vault in this tab is never sent as a password, ignoring case and spaces", async () => {
  await typed("correct horse 7");
  await tab.noteOpeningText("battery staple 9");
  for (const text of ["battery staple 9", "Battery staple 9", " battery staple 9"]) {
    expect(await typed(text)).toBe(refused);
    // As the current password of a change, and as the new one.
    expect(await typed(text, "silver spoon 5")).toBe(refused);
    expect(await typed("correct horse 7", text)).toBe(refused);
  }
  expect(wire).toEqual(["correct horse 7"]);
  expect(await tab.wasSentAsPassword("battery staple 9")).toBe(false);
  expect(await typed("correct horse 7")).toBeNull();
});

test("when a passphrase is also the account's password, the person is not locked out of this tab", async () => {
  await typed("battery staple 9");
  await tab.noteOpeningText("battery staple 9");
  expect(await typed("battery staple 9")).toBeNull();
});

test("after a reload a text is tried on the account that is open, unless it has been accepted as the password", async () => {
  const tried: string[] = [];
  tab.tryOpeningBy(async (text) => {
    tried.push(text);
    return text === "battery staple 9";
  });
  expect(await typed("battery staple 9", "silver spoon 5")).toBe(refused);
  // From now on it is known, in any case and spacing.
  expect(await typed("Battery Staple9")).toBe(refused);
  expect(await typed("silver spoon 5")).toBeNull();
  expect(await typed("silver spoon 5")).toBeNull();
  expect(tried).toEqual(["battery staple 9", "silver spoon 5"]);
  expect(wire).toEqual(["silver spoon 5", "silver spoon 5"]);
});

test("a text that the server did not accept as the password is not sent a second time", async () => {
  const wrong = () => Promise.reject(new Error("401"));
  await tab.sendPasswords(["battery staple 9"], wrong).catch(() => undefined);
  await tab.noteOpeningText("battery staple 9");
  expect(await typed("battery staple 9")).toBe(refused);
});
