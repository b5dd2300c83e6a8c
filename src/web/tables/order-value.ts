/** The value of a sort order, in choices and in addresses: "total-descending". */
export function orderValue({
  key,
  direction,
}: {
  key: string;
  direction: "ascending" | "descending";
}): string {
  return `${key}-${direction}`;
}
