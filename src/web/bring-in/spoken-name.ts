/** The parts of somebody's name. */
type NameParts = Partial<Record<"title" | "initials" | "first" | "middle" | "last", string | undefined>>;

/** The titles of people, in lower case. */
export const titles: ReadonlySet<string> = new Set([
  ...["mr", "mrs", "ms", "miss", "dr", "mx", "sir", "prof", "professor", "rev"],
]);

/** The titles in a name, in lower case; empty without one. */
export function titleOf(name: string): string {
  const words = name.toLowerCase().replace(/[.,]/g, " ").split(/\s+/);
  return words.filter((word) => titles.has(word)).join(" ");
}

/**
 * A name as it is spoken. A surname alone has its title and initials before it, "Mr J P Low", because the surname alone
 * is hardly anybody.
 */
export function spokenName({ title, initials, first, middle, last }: NameParts): string {
  const given = [first, middle].filter(Boolean);
  const isSurname = given.length === 0 && Boolean(last);
  return isSurname
    ? [title, initials, last].filter(Boolean).join(" ")
    : titledName(title ?? "", [...given, last].filter(Boolean).join(" "));
}

/** A name of one word with the title of a person before it, "Mrs Hart"; every other name is as it was. */
export function titledName(title: string, name: string): string {
  const words = title.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isOfPerson = words.length > 0 && words.every((word) => word === "and" || titles.has(word));
  return isOfPerson && /^\S+$/.test(name) ? `${title} ${name}` : name;
}

/** Whether a name is of a department or a post, as "Accounts Payable": it is nobody's own. */
export function isDepartment(name: string): boolean {
  return department.test(name.trim());
}

const department =
  /^(?:the )?(?:(?:(?:head|front|main|site) )?office|reception|accounts?(?: (?:payable|receivable))?|(?:purchase|sales) ledger|purchasing|sales|finance|admin(?:istration)?|reservations|bookings|(?:(?:site|office|general|property|facilities) )?manager)(?: (?:department|dept|team|desk|office)\.?)?$/i;
