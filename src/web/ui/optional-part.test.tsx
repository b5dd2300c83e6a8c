// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test } from "vitest";
import { OptionalPart } from "#web/ui/optional-part.tsx";

function BrokenChart(): never {
  throw new RangeError("Not a whole number of pence");
}

test("a part that throws while rendering is left out, and the screen around it works", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const host = document.body.appendChild(document.createElement("div"));
  const root = createRoot(host, { onCaughtError: () => {} });
  await act(async () =>
    root.render(
      <main>
        <h1>Dashboard</h1>
        <OptionalPart>
          <BrokenChart />
        </OptionalPart>
      </main>,
    ),
  );
  expect(host.innerHTML).toBe("<main><h1>Dashboard</h1></main>");
  await act(async () => root.unmount());
});
