import { AppLink, loneLinkStyles } from "#web/ui/app-link.tsx";

/** Leads to the terms and the privacy policy. */
export function LegalLinks() {
  return (
    <>
      <AppLink href="/terms-of-service" className={loneLinkStyles}>
        Terms of Service
      </AppLink>
      <AppLink href="/privacy-policy" className={loneLinkStyles}>
        Privacy Policy
      </AppLink>
    </>
  );
}
