import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EmailText } from "#web/customers/customer-details.tsx";

test.each([
  ["anna.bell@example.com", "anna.bell<wbr/>@example.com"],
  ['"a@b"@example.com', "&quot;a@b&quot;<wbr/>@example.com"],
  ["no address", "no address<wbr/>"],
])("%s wraps before its domain", (email, markup) => {
  expect(renderToStaticMarkup(<EmailText email={email} />)).toBe(markup);
});
