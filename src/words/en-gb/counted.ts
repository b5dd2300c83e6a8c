/** A count as people read it: "1,200". */
export function counted(count: number): string {
  return count.toLocaleString("en-GB");
}
