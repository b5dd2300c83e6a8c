// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act } from "react";
import { afterEach, expect, test } from "vitest";
import type { Customer } from "#domain/customers/customer.ts";
import { drawing } from "#test/support/drawing.ts";
import { ExportButton } from "#web/export/export-button.tsx";
import { ConfirmProvider } from "#web/overlays/confirm-dialog.tsx";
import { type ToastContent, toastStore } from "#web/overlays/toast-store.ts";
import { useShownList } from "#web/records/shown-list.ts";
import { LanguageProvider } from "#web/records/use-language.ts";

const page = drawing();
const { createObjectURL } = URL;
const { fetch } = globalThis;

afterEach(() => {
  URL.createObjectURL = createObjectURL;
  globalThis.fetch = fetch;
  toastStore.dismiss();
});

test("the offer of the whole list goes the way of the button: it is busy meanwhile, and a failure is said", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  const records = ["Ash", "Dew"].map((name) => ({
    state: "open",
    sealed: false,
    record: { id: name, name } as Customer,
  }));
  client.setQueryData(["customers"], { records, isPartial: false });
  URL.createObjectURL = () => "#";
  await page.draw(
    <QueryClientProvider client={client}>
      <LanguageProvider value="en-GB">
        <ConfirmProvider>
          <Customers />
        </ConfirmProvider>
      </LanguageProvider>
    </QueryClientProvider>,
  );
  const button = page.host.querySelector("button");
  const isBusy = () => button?.getAttribute("aria-busy") ?? "false";
  await act(async () => button?.click());
  await act(() => said(({ message }) => message === "1 customer exported, as the list shows"));

  await act(() => client.invalidateQueries());
  let fail = () => {};
  globalThis.fetch = () => new Promise((_, reject) => (fail = () => reject(new TypeError("No signal"))));
  const { action } = toastStore.current() ?? {};
  if (!(action && "onSelect" in action)) throw new Error("The whole list is not offered");
  await act(async () => action.onSelect());
  expect(isBusy()).toBe("true");
  await act(async () => {
    fail();
    await said(({ variant }) => variant === "destructive");
  });
  expect(isBusy()).toBe("false");
});

/** Waits until a notice says that. */
async function said(isMeant: (notice: ToastContent) => boolean): Promise<void> {
  await expect.poll(() => isMeant(toastStore.current() ?? {})).toBe(true);
}

function Customers() {
  useShownList<Customer>("customer", (whole) => whole.filter(({ record }) => record.name === "Ash"));
  return <ExportButton kind="customer" />;
}
