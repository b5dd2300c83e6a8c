// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { drawing } from "#test/support/drawing.ts";
import { FirstJob } from "#web/dashboard/first-job.tsx";

const shown = drawing();

async function draw(hasMaterials: boolean) {
  const setUp = { hasCompanyName: false, hasMaterials, hasLabour: false, hasQuotes: false };
  await shown.draw(
    <FirstJob setUp={setUp} language="en-GB" starters={<button type="button">Plumbing</button>} />,
  );
}

test("a trade stays under its dialog while its price list is added", async () => {
  await draw(false);
  await draw(true);
  expect(shown.host.textContent).toContain("Plumbing");
});

test("a firm that has prices is offered no trade", async () => {
  await draw(true);
  expect(shown.host.textContent).not.toContain("Plumbing");
});
