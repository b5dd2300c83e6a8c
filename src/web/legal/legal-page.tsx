import type { ReactNode } from "react";
import { formatLocalDate, type LocalDate } from "#domain/calendar/local-date.ts";
import { today } from "#web/base/today.ts";
import { usePageTitle } from "#web/base/use-page-title.ts";
import { useUser } from "#web/base/user-query.ts";
import { PublicPage } from "#web/landing/public-page.tsx";
import { loneLinkStyles } from "#web/ui/app-link.tsx";
import { ScreenHeading } from "#web/ui/screen-heading.tsx";

export interface LegalSection {
  title: string;
  content: ReactNode;
}

interface LegalPageProps {
  title: string;
  /** The number and the date change only when the text does (decision A7). */
  version: { number: number; date: LocalDate };
  sections: readonly LegalSection[];
  /** Shown above the first section. */
  banner?: ReactNode;
}

/** A legal text: numbered sections with a table of contents. Dates are in en-GB for every reader (decision A7). */
export function LegalPage({ title, version, sections, banner }: LegalPageProps) {
  usePageTitle(title);
  const { data: user } = useUser();
  return (
    <PublicPage isSignedIn={Boolean(user)}>
      <article className="mx-auto flex w-full max-w-3xl flex-col gap-8">
        <div className="flex flex-col gap-2">
          <ScreenHeading className="font-semibold text-2xl tracking-tight">{title}</ScreenHeading>
          <p className="text-ink-soft">
            Last updated: {formatLocalDate(today(), "en-GB")} · Version {version.number} of{" "}
            {formatLocalDate(version.date, "en-GB")}
          </p>
        </div>
        {banner}
        <nav aria-label="Contents" className="print:hidden">
          <ol className="grid list-inside list-decimal gap-x-8 md:grid-cols-2">
            {sections.map((section, index) => (
              <li key={section.title} className="pointer-fine:py-1.5">
                <a href={`#section-${index + 1}`} className={loneLinkStyles}>
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {sections.map((section, index) => (
          <section
            key={section.title}
            aria-labelledby={`section-${index + 1}`}
            className="flex flex-col gap-3"
          >
            <h2 id={`section-${index + 1}`} tabIndex={-1} className="font-semibold text-xl">
              {index + 1}. {section.title}
            </h2>
            {section.content}
          </section>
        ))}
      </article>
    </PublicPage>
  );
}

export function Paragraphs({ of }: { of: readonly ReactNode[] }) {
  return of.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text neither move nor change
    <p key={index} className="leading-relaxed">
      {text}
    </p>
  ));
}

export function Points({ of }: { of: readonly ReactNode[] }) {
  return (
    <ul className="flex list-disc flex-col gap-2 pl-6 leading-relaxed">
      {of.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the points of a text neither move nor change
        <li key={index}>{text}</li>
      ))}
    </ul>
  );
}
