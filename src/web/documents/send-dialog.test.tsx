// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, type ComponentProps } from "react";
import { expect, test } from "vitest";
import { drawing } from "#test/support/drawing.ts";
import { SendDialog } from "#web/documents/send-dialog.tsx";

const shown = drawing();
const nothing = { document: null, orderOf: null, failure: null };

test("the dialog is there before what it shows, with its title and the focus in it, and Escape closes it", async () => {
  let isClosed = false;
  await draw({ read: nothing, onClose: () => (isClosed = true) });
  expect(dialog()?.textContent).toContain("Send quote Q-0007");
  expect(dialog()?.querySelector("[role=status]")?.textContent).toBe("Loading...");
  await frame();
  expect(document.activeElement?.textContent).toBe("Loading...");
  await act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  });
  expect(isClosed).toBe(true);
});

test("of a row of invoices the title says what they are until the first is known", async () => {
  const each = { kind: "invoice", about: "reminder", number: null, read: nothing } as const;
  await draw({ ...each, id: null });
  expect(title()).toBe("Remind about overdue invoices");
  await draw({ ...each, id: "one" });
  expect(title()).toBe("Remind about invoice");
  await draw({ ...each, id: "one", number: "INV-0031" });
  expect(title()).toBe("Remind about invoice INV-0031");
});

test("what could not be read is said in the dialog, and is read again by a press", async () => {
  let tries = 0;
  const why = { title: "This quote could not be loaded", message: "No connection." };
  await draw({ read: nothing });
  await draw({
    read: { ...nothing, failure: { ...why, retry: () => tries++ } },
    lead: <button type="button">Skip</button>,
  });
  const again = dialog()?.querySelector<HTMLElement>("[role=alert] button");
  expect(dialog()?.textContent).toContain("SkipThis quote could not be loadedNo connection.Try again");
  expect(document.activeElement).toBe(again);
  await act(async () => again?.click());
  expect(tries).toBe(1);
  await draw({ read: { ...nothing, failure: { ...why, retry: null } } });
  expect(dialog()?.querySelector("[role=alert] button")).toBe(null);
});

test("what comes takes the focus from nothing that somebody has moved it to", async () => {
  const ofNotice = document.body.appendChild(document.createElement("button"));
  await draw({ read: nothing });
  await frame();
  ofNotice.focus();
  await draw({
    read: { ...nothing, failure: { title: "Lost", message: "No connection.", retry: () => undefined } },
  });
  expect(document.activeElement).toBe(ofNotice);
  ofNotice.remove();
});

function draw(props: Partial<ComponentProps<typeof SendDialog>>) {
  return shown.draw(
    <QueryClientProvider client={client}>
      <SendDialog
        {...{ kind: "quote", id: "one", number: "Q-0007", about: "document", mode: "customer-detailed" }}
        read={nothing}
        onClose={() => undefined}
        {...props}
      />
    </QueryClientProvider>,
  );
}

/** The next frame, in which an open dialog takes the focus. */
function frame() {
  return act(() => new Promise<void>((drawn) => requestAnimationFrame(() => drawn())));
}

const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
const dialog = () => document.querySelector("[role=dialog]");
const title = () => dialog()?.querySelector("h2")?.textContent;
