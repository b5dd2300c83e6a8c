import { initialsOf, type PersonName } from "#web/ui/person-name.ts";

/** A person's initials in a disc. Decoration: the name stands beside it or names the button. */
export function Avatar({ person }: { person: PersonName }) {
  return (
    <span
      aria-hidden
      className="grid size-9 shrink-0 place-items-center rounded-full bg-accent font-semibold text-on-accent text-sm"
    >
      {initialsOf(person)}
    </span>
  );
}
