// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { drawing } from "#test/support/drawing.ts";
import { useReadAgainWithKey } from "#web/app/use-read-again-with-key.ts";
import { toast, toastStore } from "#web/overlays/toast-store.ts";
import type { EncryptionState } from "#web/vault/vault-session.ts";

const shown = drawing();
const ready = (kid: string) => ({ phase: "ready", unlocked: { vault: { kid } } }) as EncryptionState;

test("what was read is read again with another key, and without one no notice stays", async () => {
  const client = new QueryClient();
  const draw = (encryption: EncryptionState) =>
    shown.draw(
      <QueryClientProvider client={client}>
        <Frame encryption={encryption} />
      </QueryClientProvider>,
    );
  await draw(ready("one"));
  toast({ message: "Mrs Hobbs could not be kept as a customer.", stays: true });
  client.setQueryData(["quotes"], []);
  client.setQueryData(["user"], { name: "Sam" });
  await draw(ready("two"));
  expect(client.getQueryData(["quotes"])).toBe(undefined);
  expect(toastStore.current()?.message).toBe("Mrs Hobbs could not be kept as a customer.");
  await draw({ phase: "locked", isReplacement: false });
  expect(toastStore.current()).toBe(null);
  expect(client.getQueryData(["user"])).toEqual({ name: "Sam" });
});

function Frame({ encryption }: { encryption: EncryptionState }) {
  useReadAgainWithKey(encryption);
  return null;
}
