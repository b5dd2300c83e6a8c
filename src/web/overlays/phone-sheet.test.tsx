// @vitest-environment happy-dom
import { useEffect, useRef } from "react";
import { beforeEach, expect, test } from "vitest";
import { drawing } from "#test/support/drawing.ts";
import { PhoneSheet } from "#web/overlays/phone-sheet.tsx";

const shown = drawing();
let closed = 0;
beforeEach(() => {
  closed = 0;
});

test("a sheet is a named dialog that has the focus, and gives it back when it is closed", async () => {
  await draw(false);
  opener().focus();
  await draw(true);
  const dialog = sheet();
  const names = dialog.getAttribute("aria-labelledby") ?? "";
  expect(document.getElementById(names)?.textContent).toBe("Customer");
  expect(dialog.getAttribute("aria-modal")).toBe("true");
  expect(document.activeElement).toBe(dialog);
  await draw(false);
  expect(document.activeElement).toBe(opener());
});

test("a box that takes the focus as the sheet opens keeps it", async () => {
  await draw(false);
  await draw(true, <SearchBox />);
  expect(document.activeElement?.tagName).toBe("INPUT");
});

test("the focus goes where its owner says, if the owner says so", async () => {
  await draw(false);
  opener().focus();
  await draw(true, null, () => document.getElementById("row"));
  await draw(false);
  expect(document.activeElement?.id).toBe("row");
});

test("the page below does not scroll while a sheet is open", async () => {
  await draw(true);
  expect(document.documentElement.style.overflow).toBe("hidden");
  await draw(false);
  expect(document.documentElement.style.overflow).toBe("");
});

test("the page is inert while a sheet is open, and its notices are not", async () => {
  await draw(true);
  expect(opener().closest("[inert]")).not.toBeNull();
  expect(notices().closest("[inert]")).toBeNull();
  expect(sheet().closest("[inert]")).toBeNull();
  await draw(false);
  expect(document.querySelector("[inert]")).toBeNull();
});

test("Escape and the cross ask to close it, but not an Escape that something in it has used", async () => {
  await draw(true, <input id="box" onKeyDown={(event) => event.preventDefault()} />);
  press(document.getElementById("box"));
  expect(closed).toBe(0);
  press(sheet());
  expect(closed).toBe(1);
  sheet().querySelector<HTMLElement>("[aria-label=Close]")?.click();
  expect(closed).toBe(2);
});

test("Escape closes it also when the focus has left it by the Tab key, but not the page's Escape under another dialog", async () => {
  await draw(true);
  const dialog = sheet();
  dialog.blur();
  press(document.body);
  expect(closed).toBe(1);
  const frame = dialog.parentElement;
  frame?.setAttribute("inert", "");
  press(document.body);
  expect(closed).toBe(1);
});

async function draw(isOpen: boolean, inside: React.ReactNode = null, finalFocus?: () => HTMLElement | null) {
  await shown.draw(
    <>
      <main>
        <button type="button" id="opener">
          Who is it for?
        </button>
        <button type="button" id="row">
          Add items
        </button>
      </main>
      <section data-above-sheets="" id="notices" />
      {isOpen && (
        <PhoneSheet
          title="Customer"
          onClose={() => {
            closed += 1;
          }}
          {...(finalFocus && { finalFocus })}
        >
          {inside}
        </PhoneSheet>
      )}
    </>,
  );
}

function SearchBox() {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  return <input ref={box} />;
}

function found(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`There is no ${id}`);
  return element;
}

function opener(): HTMLElement {
  return found("opener");
}

function notices(): HTMLElement {
  return found("notices");
}

function sheet(): HTMLElement {
  const element = document.querySelector<HTMLElement>("[role=dialog]");
  if (element === null) throw new Error("No sheet is open");
  return element;
}

function press(element: HTMLElement | null): void {
  element?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
}
