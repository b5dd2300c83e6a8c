import { counted } from "#domain/money/counted.ts";
import type { Today } from "#web/dashboard/today-query.ts";
import { AppLink } from "#web/ui/app-link.tsx";

/** The kinds of quotes in the day's order, with the part of the list that has all of each. */
const kinds = [
  { kind: "accepted", one: "accepted quote", many: undefined, href: "/quotes?tab=accepted" },
  {
    kind: "ending",
    one: "quote that ends by tomorrow",
    many: "quotes that end by tomorrow",
    href: "/quotes?tab=waiting&sort=due-ascending",
  },
  { kind: "drafts", one: "draft", many: undefined, href: "/quotes?tab=drafts" },
] as const;

/** Of each kind the day has the five largest; the others are a press away, each kind under its tab of the list. */
export function FurtherNeeds({ today }: { today: Today }) {
  return (
    <ul className="flex flex-col text-sm">
      {kinds.map(({ kind, one, many, href }) => {
        const { count, heads } = today[kind];
        if (count <= heads.length) return null;
        return (
          <li key={kind}>
            <AppLink href={href} className="inline-flex min-h-11 items-center font-medium text-accent">
              {`${counted(count, one, many)}: see all`}
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}
