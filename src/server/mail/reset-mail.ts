import { escapeHtml } from "#server/mail/html.ts";
import type { Mail } from "#server/mail/mail.ts";

const subject = "Reset your Quotewright password";
const opening = "Somebody, most likely you, asked to reset the password of your Quotewright account.";
const action = "Choose a new password";
const terms = "The link works once, within 30 minutes.";
const passphrase =
  "Your encryption passphrase stays as it is. You will need it to open your data after signing in.";
const otherwise = "If it was not you, there is nothing to do: your password has not changed.";

/**
 * The letter with the link to choose a new password. It contains no name: the person who registered can have typed
 * anything as one, and we would send it to another person's inbox. It has no images and no tracking.
 *
 * @param link the address of the reset screen with its token
 */
export function resetMail(to: string, link: string): Mail {
  const text = ["Hello,", opening, `${action}:\n${link}`, terms, passphrase, otherwise, "Quotewright"].join(
    "\n\n",
  );
  return { to, subject, text: `${text}\n`, html: htmlOf(escapeHtml(link)) };
}

function htmlOf(link: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1c2526;background:#ffffff">
<div style="max-width:480px;margin:0 auto">
<p>Hello,</p>
<p>${opening}</p>
<p style="margin:24px 0"><a href="${link}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0b5960;color:#ffffff;text-decoration:none;font-weight:600">${action}</a></p>
<p>${terms}</p>
<p>${passphrase}</p>
<p>${otherwise}</p>
<p>Quotewright</p>
<p style="margin-top:24px;font-size:14px;color:#5a6668">If the button does not work, copy this address into your browser:<br><span style="word-break:break-all">${link}</span></p>
</div>
</body>
</html>
`;
}
