import type { FormMessages } from "#words/en-gb/forms.ts";

/** Why a picture is not accepted as the logo. */
export type LogoRefusal = keyof FormMessages["company"]["logoRefused"];

/** 5 MB. */
export const largestLogo = 5 * 1024 * 1024;

/** The first bytes by which the kind of a picture is recognised, whatever the file's name is. */
const signatures: readonly { at: number; bytes: readonly number[] }[] = [
  { at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] }, // PNG
  { at: 0, bytes: [0xff, 0xd8, 0xff] }, // JPEG
  { at: 0, bytes: [0x47, 0x49, 0x46, 0x38] }, // GIF
  { at: 8, bytes: [0x57, 0x45, 0x42, 0x50] }, // WebP
  { at: 4, bytes: [0x66, 0x74, 0x79, 0x70] }, // AVIF and HEIC, where the browser knows them
];

/**
 * Why a file is not accepted as a logo, or null. Its kind is recognised by its content. An SVG is not accepted, because
 * it is a document that may contain scripts.
 *
 * @param head the first bytes, at least twelve
 */
export function refuseLogo(size: number, head: Uint8Array): LogoRefusal | null {
  const isPicture = signatures.some(({ at, bytes }) =>
    bytes.every((byte, index) => head[at + index] === byte),
  );
  if (!isPicture) return "wrongType";
  return size > largestLogo ? "tooLarge" : null;
}

/** Whether a profile's logo is an uploaded picture, and not the address of one. */
export function isUploadedLogo(logoUrl: string): boolean {
  return logoUrl.startsWith("data:image/");
}

/** A picture's size when it is shrunk, never enlarged, to fit into a square; at least 1 pixel each way. */
export function fitInto(side: number, { width, height }: { width: number; height: number }) {
  const scale = Math.min(1, side / width, side / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Whether a PNG is opaque: grey or colour without an alpha channel (PNG specification §11.2.2). */
export function isOpaquePng(png: Uint8Array): boolean {
  const colourType = png[25];
  return colourType === 0 || colourType === 2;
}
