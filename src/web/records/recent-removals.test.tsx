import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { timing } from "#web/base/timing.ts";
import { forgetRemoval, keepRemoval, useRemovalEntries } from "#web/records/recent-removals.ts";

test("what was deleted is offered for ten minutes, the last first, until it is back", () => {
  const client = new QueryClient();
  const [oak, ash] = ["Oak", "Ash"].map((name) => ({ name, putBack: () => {} }));
  if (!oak || !ash) throw new Error("Two removals");
  keepRemoval(client, "material", oak, 0);
  keepRemoval(client, "material", ash, 1);
  expect(offered(client, 1)).toBe("Put back Ash, Put back Oak");
  expect(offered(client, timing.undoInMenu)).toBe("Put back Ash");
  forgetRemoval(client, "material", ash);
  expect(offered(client, 1)).toBe("Put back Oak");
});

test("a list offers its own records alone", () => {
  const client = new QueryClient();
  keepRemoval(client, "customer", { name: "Anna Bell", putBack: () => {} }, 0);
  expect(offered(client, 1)).toBe("");
});

function offered(client: QueryClient, now: number): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Materials now={now} />
    </QueryClientProvider>,
  );
}

function Materials({ now }: { now: number }) {
  return useRemovalEntries("material")(now)
    .map(({ text }) => text)
    .join(", ");
}
