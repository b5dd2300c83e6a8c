import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PasswordInput } from "#web/ui/password-input.tsx";

test("no browser sends a password to a spell checker, even while it is shown or where a caller asks for it", () => {
  const box = renderToStaticMarkup(<PasswordInput spellCheck />);
  expect(box).toContain('spellCheck="false"');
});
