// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, test } from "vitest";
import { drawing } from "#test/support/drawing.ts";
import { ToastCard } from "#web/overlays/toast-card.tsx";
import type { ToastContent } from "#web/overlays/toast-store.ts";
import { navigate } from "#web/routing/navigation.ts";

afterEach(() => act(async () => void (await navigate("/"))));

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

test("a link closes its notice, unless that stays for what else it offers", async () => {
  let closed = 0;
  const toast = { id: 1, message: "Invoice created", action: { label: "View", href: "/invoices/1" } };
  const press = async (each: ToastContent) => {
    await shown.draw(<ToastCard toast={{ ...toast, ...each }} onDismiss={() => (closed += 1)} />);
    await act(async () => document.querySelector("a")?.click());
    await open("/");
  };
  await press({ stays: "under", also: { label: "Try again", onSelect: () => undefined } });
  expect(closed).toBe(0);
  await press({});
  expect(closed).toBe(1);
});

test("what has happened besides is a sentence of its own, and what can be done about it says so in its name", async () => {
  let undone = 0;
  const undo = {
    label: "Undo",
    name: "Undo: do not keep Mrs Hobbs as a customer",
    onSelect: () => (undone += 1),
  };
  const toast = {
    id: 1,
    title: "Success",
    message: "Quote created successfully",
    besides: "She is kept.",
    also: undo,
  };
  await shown.draw(<ToastCard toast={toast} onDismiss={() => undefined} />);
  const sentences = [...document.querySelectorAll("p")].map(({ textContent }) => textContent);
  expect(sentences).toEqual(["Success", "Quote created successfully", "She is kept."]);
  const button = document.querySelector<HTMLElement>(`[aria-label="${undo.name}"]`);
  expect(button?.parentElement?.textContent).toBe("She is kept.Undo");
  await act(async () => button?.click());
  expect(undone).toBe(1);
});

test("what can be done as well has no empty place for words beside it, where nothing has happened besides", async () => {
  const action = { label: "Undo", onSelect: () => undefined };
  const also = { label: "View", name: "View labour rates", href: "/labor" };
  const toast = { id: 1, title: "Success", message: "30 materials and 4 rates added", action, also };
  await shown.draw(<ToastCard toast={toast} onDismiss={() => undefined} />);
  const link = document.querySelector("a");
  const words = link?.previousElementSibling;
  expect([words?.matches(":empty"), words?.classList.contains("empty:hidden")]).toEqual([true, true]);
  expect(link?.getAttribute("aria-label")).toBe(also.name);
});

test("a notice about a record closes when another record of its kind is opened, and no other screen closes it", async () => {
  let closed = 0;
  const show = async (toast: ToastContent, path: string, key: string) => {
    closed = 0;
    await open(path);
    await shown.draw(<ToastCard key={key} toast={{ id: 1, ...toast }} onDismiss={() => (closed += 1)} />);
  };
  const marked = { message: "Invoice status updated successfully", about: `/invoices/${mine}` };
  await show(marked, "/invoices", "from the list");
  for (const path of [
    `/invoices/${mine}`,
    `/invoices/edit/${mine}`,
    "/invoices/new",
    `/quotes/${other}`,
    "/",
  ]) {
    await open(path);
    expect(closed, path).toBe(0);
  }
  await open(`/invoices/${other}`);
  expect(closed).toBe(1);
  await show({ message: "Quote created successfully" }, "/quotes", "about none");
  await open(`/quotes/${other}`);
  expect(closed).toBe(0);
  // What comes too late says nothing about the record that is open by then, unless it failed.
  await show(marked, `/invoices/${other}`, "late");
  expect(closed).toBe(1);
  await show({ ...marked, variant: "destructive" }, `/invoices/edit/${other}`, "late failure");
  expect(closed).toBe(0);
});

const open = (path: string) => act(async () => void (await navigate(path)));
const [mine, other] = ["0b7c2d6e-1111-4222-8333-444455556666", "0b7c2d6e-1111-4222-8333-444455557777"];
