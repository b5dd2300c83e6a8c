import { type Sealing, takeWords } from "#server/sealing/words.ts";

interface LogoColumns {
  logo_plain?: string | null;
  logo_sealed?: string | null;
}

/**
 * The logo's columns after a change. The logo has its own envelope, so that invoices can keep a copy of the profile's
 * words without a picture in each. Null in both fields removes the logo; if both are absent, it stays.
 *
 * @throws Refusal as takeWords
 */
export function takeLogo(
  profileId: string,
  body: { logoUrl?: string | null | undefined; logoSealed?: string | null | undefined },
  sealing: Sealing,
): LogoColumns {
  if (body.logoUrl === undefined && body.logoSealed === undefined) return {};
  const sent = { logoUrl: body.logoUrl, sealed: body.logoSealed };
  const words = takeWords("companyLogo", profileId, sent, sealing);
  const logo = words?.plain?.logoUrl;
  return { logo_plain: typeof logo === "string" ? logo : null, logo_sealed: words?.sealed ?? null };
}
