import { expect, test } from "vitest";
import { isNearSentPassword, noteSentPassword, wasSentAsPassword } from "#web/account/sent-passwords.ts";

test("a tab knows what it has sent as a password, and a new passphrase that differs by case and blanks alone", async () => {
  expect(await wasSentAsPassword("battery staple 9")).toBe(false);
  await noteSentPassword("battery staple 9");
  expect(await wasSentAsPassword("battery staple 9")).toBe(true);
  expect(await wasSentAsPassword("Battery Staple 9")).toBe(false);
  expect(await isNearSentPassword("BatteryStaple9 ")).toBe(true);
  expect(await isNearSentPassword("battery staple 8")).toBe(false);
});
