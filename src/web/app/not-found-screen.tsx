import { usePageTitle } from "#web/base/use-page-title.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { ScreenHeading } from "#web/ui/screen-heading.tsx";

/** The screen of any unknown path (decision A8). */
export function NotFoundScreen() {
  usePageTitle("404 Page Not Found");
  return (
    <main className="grid min-h-dvh place-items-center p-6 text-center">
      <div className="flex flex-col items-center gap-4">
        <ScreenHeading className="font-semibold text-xl">404 Page Not Found</ScreenHeading>
        <p className="text-ink-soft">Did you forget to add the page to the router?</p>
        <LinkButton href="/">Go to the start page</LinkButton>
      </div>
    </main>
  );
}
