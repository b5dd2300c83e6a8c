import { test } from "#test/engines/journey.ts";
import type { Screen } from "#test/engines/screen.ts";
import { post, startPlain } from "#test/engines/steps.ts";

test("Back closes the search, and a dialog with something typed only when that may go; then it leaves", async ({
  joiner,
  request,
}) => {
  await startPlain(joiner, request);
  await post(request, "customers", { name: "Bea Brown" });
  await joiner.goto("/materials");
  await joiner.press("link", "Customers");
  await joiner.press("button", "Search");
  await back(joiner, 1);
  await joiner.asks("return document.querySelector('[role=dialog]') === null || null");
  await joiner.isAt("/customers");

  await joiner.press("button", "Add Customer");
  await joiner.type("Contact Name", "Zoe Zimmer");
  await back(joiner, 1);
  await joiner.press("button", "Keep editing");
  await joiner.holds("Contact Name", "Zoe Zimmer");
  await back(joiner, 1);
  await joiner.press("button", "Discard");
  await joiner.losesSight("Contact Name");
  await joiner.isAt("/customers");
  await back(joiner, 0);
  await joiner.isAt("/materials");
});

/** Once as many overlays have their entry. */
async function back(joiner: Screen, over: number) {
  await joiner.asks(`return (history.state.over ?? 0) === ${over} || null`);
  await joiner.asks("history.back(); return true");
}
