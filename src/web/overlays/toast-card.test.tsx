// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { drawing } from "#test/support/drawing.ts";
import { ToastCard } from "#web/overlays/toast-card.tsx";

const shown = drawing();

test("a notice leads to what it is about, unless that is on the screen already", async () => {
  const toast = {
    id: 1,
    message: "Quote converted",
    action: { label: "View INV-0001", href: "/invoices/1" },
  };
  await shown.draw(<ToastCard toast={toast} onDismiss={() => undefined} />);
  expect(document.querySelector("a")?.textContent).toBe("View INV-0001");
  const here = { ...toast, action: { ...toast.action, href: location.pathname } };
  await shown.draw(<ToastCard toast={here} onDismiss={() => undefined} />);
  expect(document.querySelector("a")).toBeNull();
  expect(document.body.textContent).toContain("Quote converted");
});
