/** The names of the characters from A0 to FF (HTML, "Named character references"), in their order. */
const latinNames =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";

const named: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    latinNames.split(" ").map((name, index) => [name, String.fromCodePoint(160 + index)]),
  ),
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", euro: "€", trade: "™", oelig: "œ" },
  ...{ ndash: "–", mdash: "—", hellip: "…", lsquo: "‘", rsquo: "’", ldquo: "“", rdquo: "”", bull: "•" },
};

/** The text of XML or HTML with its entities replaced; those that are not known stay as they are. */
export function withoutEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,6}\d{0,2}));/gi,
    (whole, hex, decimal, name) => {
      if (name !== undefined) return named[String(name)] ?? named[String(name).toLowerCase()] ?? whole;
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
