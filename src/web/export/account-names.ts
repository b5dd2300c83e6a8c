import type { Customer, CustomerWords } from "#domain/customers/customer.ts";

/** Who is named: a customer of the list, or somebody of an invoice alone, who has no id. */
export interface Named extends Pick<CustomerWords, "name" | "companyName"> {
  id: string | null;
  city: string | null;
}

/** A customer as other programs know it. Each of the three is given to one customer only. */
export interface AccountName {
  /** The firm, else the person. */
  display: string;
  person: string;
  /** A code of up to eight capitals and digits, as Sage wants. */
  reference: string;
}

export type AccountNames = (customer: Named) => AccountName;

/**
 * Names customers for other programs, which take two of one name for one. They are given in the order in which the
 * customers came, so that every file has the same, however many customers come after: the first is "Hart Ltd" alone,
 * the second "Hart Ltd (Bob Hart)".
 */
export function accountNames(
  customers: readonly (Named & Pick<Customer, "id" | "createdAt">)[],
): AccountNames {
  const ordered = customers.toSorted(
    (one, other) => one.createdAt.localeCompare(other.createdAt) || one.id.localeCompare(other.id),
  );
  const display = givenOnce(ordered, displayName, (customer, count) =>
    told(displayName(customer), customer.companyName ? customer.name : customer.city, count),
  );
  const person = givenOnce(
    ordered,
    ({ name }) => name,
    (customer, count) => told(customer.name, customer.companyName || customer.city, count),
  );
  const reference = givenOnce(ordered, displayName, (customer, count) =>
    codeOf(displayName(customer), count),
  );
  return (customer) => ({
    display: display(customer),
    person: person(customer),
    reference: reference(customer),
  });
}

function displayName({ companyName, name }: Named): string {
  return companyName || name;
}

/** "Hart Ltd", "Hart Ltd (Bob Hart)", "Hart Ltd 3". */
function told(name: string, beside: string | null, count: number): string {
  if (count === 1) return name;
  return count === 2 && beside ? `${name} (${beside})` : `${name} ${count}`;
}

function codeOf(name: string, count: number): string {
  const letters = name.normalize("NFD").toUpperCase();
  const bare = letters.replace(/[^A-Z0-9]/g, "") || "CUSTOMER";
  return count === 1 ? bare.slice(0, 8) : `${bare.slice(0, 8 - String(count).length)}${count}`;
}

/**
 * A customer's text by the id, else by the name: an invoice may be for somebody who is not in the list.
 *
 * @param candidate the text for the first, the second, the third time that it is taken
 */
function givenOnce(
  customers: readonly Named[],
  nameOf: (customer: Named) => string,
  candidate: (customer: Named, count: number) => string,
): (customer: Named) => string {
  const taken = new Set<string>();
  /** How often a first candidate was taken, so that the next of that name does not count from the start. */
  const counts = new Map<string, number>();
  const byId = new Map<string | null, string>();
  const byName = new Map<string, string>();
  const give = (customer: Named): string => {
    const first = candidate(customer, 1).toLowerCase();
    let count = counts.get(first) ?? 1;
    while (taken.has(candidate(customer, count).toLowerCase())) count += 1;
    const text = candidate(customer, count);
    taken.add(text.toLowerCase());
    counts.set(first, Math.max(count, 2));
    const name = nameOf(customer);
    if (!byName.has(name)) byName.set(name, text);
    return text;
  };
  for (const customer of customers) byId.set(customer.id, give(customer));
  return (customer) => byId.get(customer.id) ?? byName.get(nameOf(customer)) ?? give(customer);
}
