const widest = 120;

/**
 * JSON with line breaks only where a value does not fit on one line, so that the diff of a change to the API is
 * readable.
 */
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
