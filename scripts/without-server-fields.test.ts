import { expect, test } from "vitest";
import { asCalled } from "./without-server-fields.ts";

test("a route has what browsers call it by, and nothing else changes", () => {
  const code = [
    'const read = route({ method: "GET", path: "/api/x", summary: "One x.", answer });',
    'const save = route({ access: "user", body: z.object({ status, errors }), errors: [...own, ...others] });',
    'const set = { method: "PUT", access: "subscriber", body, errors: [] };',
    "const first = route({ ...set, limits: [{ by: `user`, most: 2 }], params });",
    "const rest = route({ summary: says.update,\n  keyed: true,\n  bodyLimit: 5,\n});",
    'const words = { summary: textOf(document), title: "summary: one" };',
    "documentRoutes({ summary, answer, errors });",
  ].join("\n");
  expect(asCalled(code)).toBe(
    [
      'const read = route({ method: "GET", path: "/api/x", answer });',
      "const save = route({ body: z.object({ status, errors }), });",
      'const set = { method: "PUT", body, };',
      "const first = route({ ...set, });",
      "const rest = route({ keyed: true,\n  });",
      'const words = { summary: textOf(document), title: "summary: one" };',
      "documentRoutes({ summary, answer, errors });",
    ].join("\n"),
  );
});
