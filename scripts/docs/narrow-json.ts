const widest = 120;

/** JSON that breaks over lines only what does not fit on one, so that a change of the API reads as one. */
export function narrowJson(value: unknown, indent = ""): string {
  const line = JSON.stringify(value);
  if (typeof value !== "object" || value === null || indent.length + line.length <= widest) return line;
  const deeper = `${indent}  `;
  const isList = Array.isArray(value);
  const parts = isList
    ? value.map((each) => deeper + narrowJson(each, deeper))
    : Object.entries(value)
        .filter(([, each]) => each !== undefined)
        .map(([key, each]) => `${deeper}${JSON.stringify(key)}: ${narrowJson(each, deeper)}`);
  const [open, close] = isList ? "[]" : "{}";
  return `${open}\n${parts.join(",\n")}\n${indent}${close}`;
}
