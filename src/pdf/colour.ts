/** A colour as red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number];

export const ink: Colour = [17, 24, 39];
export const muted: Colour = [75, 85, 99];
export const hairline: Colour = [209, 213, 219];
export const white: Colour = [255, 255, 255];

/** Reads "#rrggbb"; any other text gives the ink. */
export function readColour(text: string | null | undefined): Colour {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text ?? "");
  if (match === null) return ink;
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((part) => Number.parseInt(part, 16));
  return [red, green, blue];
}

/** White or the ink, whichever has the higher contrast on a ground; that contrast is above 4.5. */
export function textOn(ground: Colour): Colour {
  return contrast(white, ground) >= contrast(ink, ground) ? white : ink;
}

/** The contrast ratio of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export function contrast(left: Colour, right: Colour): number {
  const [lighter, darker] = [luminance(left), luminance(right)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance([red, green, blue]: Colour): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
