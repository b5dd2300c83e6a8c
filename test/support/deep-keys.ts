/** The keys of a JSON value and of all that is in it, as paths: "draft.lines.0.name". An empty list counts as a key. */
export function deepKeys(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return [path];
  const own = Object.entries(value).flatMap(([key, each]) => deepKeys(each, path ? `${path}.${key}` : key));
  return own.length > 0 ? own.toSorted() : [path];
}
