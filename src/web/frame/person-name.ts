/** What is known about the signed-in person; a name may be empty. */
export interface PersonName {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  email?: string | null | undefined;
}

/**
 * The letters of an avatar: the initials of first and last name, or of the only name; else the first two letters of the
 * e-mail, else "US".
 */
export function initialsOf({ firstName, lastName, email }: PersonName): string {
  const initials = firstLetters(firstName, 1) + firstLetters(lastName, 1);
  return (initials || firstLetters(email, 2) || "US").toUpperCase();
}

/** The name to show: first plus last name, else the part of the e-mail before the at sign, else "User". */
export function displayNameOf({ firstName, lastName, email }: PersonName): string {
  const name = [firstName, lastName]
    .map((part) => part?.trim() ?? "")
    .filter(Boolean)
    .join(" ");
  return name || email?.trim().split("@")[0] || "User";
}

/** Whole characters, not UTF-16 code units, because a name may begin with a letter of any script. */
function firstLetters(text: string | null | undefined, count: number): string {
  return Array.from(text?.trim() ?? "")
    .slice(0, count)
    .join("");
}
