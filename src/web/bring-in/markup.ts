const named: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  pound: "£",
  euro: "€",
  ...{ ndash: "–", mdash: "—", hellip: "…", lsquo: "‘", rsquo: "’", ldquo: "“", rdquo: "”", bull: "•" },
  ...{ frac12: "½", frac14: "¼", frac34: "¾", sup2: "²", sup3: "³", deg: "°", times: "×", eacute: "é" },
};

/** The text of XML or HTML with its entities replaced; those that are not known stay as they are. */
export function withoutEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,6}\d{0,2}));/gi,
    (whole, hex, decimal, name) => {
      if (name !== undefined) return named[String(name).toLowerCase()] ?? whole;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
    },
  );
}

/**
 * The elements of a name, whatever its namespace prefix, each with the text of its tag and what is in it. Elements of
 * one name are not within each other. It ends at an element that is not closed, so that no text takes more than one
 * walk.
 */
export function* elements(xml: string, name: string): Generator<{ tag: string; inner: string }> {
  const start = new RegExp(`<((?:\\w+:)?${name})(?=[\\s/>])([^<>]*)>`, "g");
  for (let match = start.exec(xml); match; match = start.exec(xml)) {
    const [, full = name, tag = ""] = match;
    if (tag.endsWith("/")) {
      yield { tag: tag.slice(0, -1), inner: "" };
      continue;
    }
    const from = start.lastIndex;
    const end = xml.indexOf(`</${full}>`, from);
    if (end < 0) return;
    yield { tag, inner: xml.slice(from, end) };
    start.lastIndex = end;
  }
}

/** A text without what stands between two marks, the marks included; without an end it goes to the end. */
export function withoutBetween(text: string, from: string, to: string): string {
  const parts: string[] = [];
  let at = 0;
  for (let start = text.indexOf(from); start >= 0; start = text.indexOf(from, at)) {
    parts.push(text.slice(at, start));
    const end = text.indexOf(to, start + from.length);
    if (end < 0) return parts.join("");
    at = end + to.length;
  }
  return [...parts, text.slice(at)].join("");
}

/** The value of an attribute in a tag's text; an empty text when it has none. */
export function attribute(tag: string, name: string): string {
  const match = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, "i").exec(tag);
  return withoutEntities(match?.[1] ?? match?.[2] ?? match?.[3] ?? "");
}
