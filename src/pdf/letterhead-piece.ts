import type { LetterheadBlock } from "#pdf/doc.ts";
import { separator } from "#pdf/letterhead.ts";
import { type Logo, readLogo } from "#pdf/logo.ts";
import type { ImageOperation } from "#pdf/operations.ts";
import type { Piece, TextStyle } from "#pdf/piece.ts";
import { bottomOf, firm, rule, setTexts, styles } from "#pdf/piece.ts";
import type { Sheet } from "#pdf/sheet.ts";
import { addElement, root } from "#pdf/sheet.ts";
import { paperText } from "#words/paper/paper-text.ts";

const logoBox = { width: 200, height: 60 };

/** The room between the two columns, in points. */
const gutter = 18;

/**
 * The letterhead in two columns: on the left the logo and the firm's name, on the right where to reach the firm; a line
 * in the brand's colour beneath. A logo that cannot be read is left out, and without it there may be nothing to show.
 */
export function letterheadPieces(sheet: Sheet, { logo: logoUrl, name, lines }: LetterheadBlock): Piece[] {
  const logo = readLogo(logoUrl);
  if (logo === null && name === null && lines.length === 0) return [];
  const picture = logo === null ? [] : [logoOperation(sheet, logo, name)];
  const nameWidth = lines.length === 0 ? sheet.right - sheet.left : sheet.column - sheet.left - gutter;
  const title = setTexts(sheet, name === null ? [] : [name], {
    x: sheet.left,
    y: logo === null ? 0 : bottomOf(picture) + 6,
    width: nameWidth,
    style: logo === null ? nameStyle(sheet, name ?? "", nameWidth) : styles.party,
    element: addElement(sheet, { type: "P", parent: root }),
  });
  const { face, size } = styles.small;
  const width = sheet.right - sheet.column;
  const fits = (line: string) => sheet.measure(line, face, size) <= width;
  const apart = lines.flatMap((line) => (fits(line) ? line : line.split(separator)));
  const address = setTexts(sheet, apart, {
    x: sheet.column,
    y: 3,
    width,
    style: styles.small,
    element: addElement(sheet, { type: "P", parent: root }),
  });
  const operations = [...picture, ...title, ...address];
  const bottom = bottomOf(operations) + 12 * sheet.spacing.gap;
  const line = rule(sheet, bottom, { height: 2, colour: sheet.doc.accent });
  return [{ ...firm, gap: 0, height: bottom + 2, operations: [...operations, line] }];
}

/** The name in large type; smaller where that keeps it on one line. */
function nameStyle(sheet: Sheet, name: string, width: number): TextStyle {
  const { face, size } = styles.name;
  const wanted = sheet.measure(sheet.typesetter.printable(name), face, size);
  const share = (width / wanted) * 0.999;
  return share >= 1 || share < smallestName / size ? styles.name : { ...styles.name, size: size * share };
}

/** In points: the section headings' size is the next smaller one. */
const smallestName = 15;

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
