import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ScreenFailed } from "#web/app/screen-failed.tsx";

test.each([
  "Failed to fetch dynamically imported module: https://quotes.example.com/assets/quotes-1.js",
  "error loading dynamically imported module: https://quotes.example.com/assets/quotes-1.js",
  "Importing a module script failed.",
  "Unable to preload CSS for /assets/quotes-1.css",
])("%j means that a script is missing, which may be due to the connection", (message) => {
  expect(renderToStaticMarkup(<ScreenFailed error={new TypeError(message)} />)).toContain("internet");
});

test("for any other error the connection is not blamed", () => {
  const said = renderToStaticMarkup(<ScreenFailed error={new RangeError("Not a whole number of pence")} />);
  expect(said).not.toContain("internet");
  expect(said).toContain("Reload");
});
