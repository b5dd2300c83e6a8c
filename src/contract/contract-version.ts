/**
 * [Note: Contract version]
 * A release and the pages that it served earlier speak the same contract as long as both know its number. A client sends
 * the number that it speaks in the header `x-contract`; without the header it counts as 0. The server answers with the
 * numbers that it serves, "0-4". A request below them is refused with 426, because only a newer client can go on; one
 * above them with 503 and Retry-After, because another process, of a newer release, knows it. A body is read by the
 * schema of the request's number. A number rises with each change of the contract that an older client would not
 * understand, and is served for at least 90 days after the next one came (docs/operations.md).
 */
export const contractHeader = "x-contract";

/** The versions of the contract that a release serves; its own client speaks the newest. */
export interface ContractVersions {
  readonly oldest: number;
  readonly newest: number;
}

export const contractVersions: ContractVersions = { oldest: 0, newest: 4 };

/** The header of an answer: "0-4". */
export function contractRange({ oldest, newest }: ContractVersions): string {
  return `${oldest}-${newest}`;
}

/** The number that a request names, 0 without the header, and null if the header is not a number. */
export function contractOf(header: string | readonly string[] | undefined): number | null {
  if (header === undefined) return 0;
  return typeof header === "string" && /^\d{1,6}$/.test(header) ? Number(header) : null;
}
