import type { LetterheadBlock } from "#pdf/doc.ts";
import { separator } from "#pdf/letterhead.ts";
import { type Logo, readLogo } from "#pdf/logo.ts";
import type { ImageOperation } from "#pdf/operations.ts";
import type { Piece } from "#pdf/piece.ts";
import { bottomOf, firm, rule, setTexts, styles } from "#pdf/piece.ts";
import type { Sheet } from "#pdf/sheet.ts";
import { addElement, root } from "#pdf/sheet.ts";
import { paperText } from "#words/paper/paper-text.ts";

const logoBox = { width: 180, height: 62 };
const gutter = 18;

/**
 * The letterhead: the logo on the left, or the name in large type if there is no logo; the address in small type on
 * the right; a thin line beneath. A logo that cannot be read is left out, and without it there may be nothing to show.
 */
export function letterheadPieces(sheet: Sheet, { logo: logoUrl, name, lines }: LetterheadBlock): Piece[] {
  const logo = readLogo(logoUrl);
  if (logo === null && name === null && lines.length === 0) return [];
  const full = sheet.right - sheet.left;
  const leftWidth = logo === null ? full * 0.45 : logoBox.width;
  const rightWidth = full - leftWidth - gutter;
  const right = { x: sheet.left + leftWidth + gutter, width: rightWidth, align: "right" as const };
  const picture = logo === null ? [] : [logoOperation(sheet, logo, name)];
  const element = addElement(sheet, { type: "P", parent: root });
  const title = setTexts(sheet, name === null ? [] : [name], {
    ...(logo === null
      ? { x: sheet.left, width: leftWidth, style: styles.name }
      : { ...right, style: styles.strong }),
    y: 0,
    element,
  });
  const { face, size } = styles.small;
  const fits = (line: string) => sheet.measure(line, face, size) <= rightWidth;
  const apart = lines.flatMap((line) => (fits(line) ? line : line.split(separator)));
  const address = setTexts(sheet, apart, {
    ...right,
    y: logo === null ? 4 : bottomOf(title),
    style: styles.small,
    element: addElement(sheet, { type: "P", parent: root }),
  });
  const operations = [...picture, ...title, ...address];
  const bottom = bottomOf(operations) + 12;
  return [{ ...firm, gap: 0, height: bottom + 1, operations: [...operations, rule(sheet, bottom)] }];
}

/** Never larger than the picture itself, at one pixel for each point. */
function logoOperation(sheet: Sheet, logo: Logo, name: string | null): ImageOperation {
  const scale = Math.min(logoBox.width / logo.width, logoBox.height / logo.height, 1);
  const alt = name === null ? paperText.logo : paperText.logoOf(name);
  const element = addElement(sheet, { type: "Figure", parent: root, alt });
  return {
    kind: "image",
    logo,
    x: sheet.left,
    y: 0,
    width: logo.width * scale,
    height: logo.height * scale,
    element,
  };
}
