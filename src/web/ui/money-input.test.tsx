// @vitest-environment happy-dom
import { act, useState } from "react";
import { expect, test } from "vitest";
import { drawing } from "#test/support/drawing.ts";
import { Field } from "#web/ui/field.tsx";
import { MoneyInput } from "#web/ui/money-input.tsx";

const shown = drawing();

function UnitCost({ error }: { error?: string }) {
  const [draft, setDraft] = useState("10.00");
  return (
    <Field label="Unit cost" id="cost" hint="Without VAT" error={error} required>
      <MoneyInput symbol="£" value={draft} onValueChange={setDraft} />
    </Field>
  );
}

function input(): HTMLInputElement {
  const found = shown.host.querySelector("input");
  if (found === null) throw new Error("There is no input");
  return found;
}

async function type(text: string) {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  await act(async () => {
    setValue?.call(input(), text);
    input().dispatchEvent(new Event("input", { bubbles: true }));
  });
}

test("an amount that is half typed stays as it was typed", async () => {
  await shown.draw(<UnitCost />);
  for (const text of ["1", "12", "12.", "12.5", "", "1,2"]) {
    await type(text);
    expect(input().value).toBe(text);
  }
});

test("a phone shows the keypad with a decimal point", async () => {
  await shown.draw(<UnitCost />);
  expect(input().getAttribute("inputmode")).toBe("decimal");
  expect(input().type).toBe("text");
});

test("the box is connected with its label, hint and error", async () => {
  await shown.draw(<UnitCost error="Enter an amount" />);
  const texts = input()
    .getAttribute("aria-describedby")
    ?.split(" ")
    .map((id) => document.getElementById(id)?.textContent);
  expect(shown.host.querySelector("label")?.htmlFor).toBe(input().id);
  expect(texts).toEqual(["Without VAT", "Enter an amount"]);
  expect(input().getAttribute("aria-invalid")).toBe("true");
  expect(input().getAttribute("aria-required")).toBe("true");
});
