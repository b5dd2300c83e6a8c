import type { PrintOrder } from "#pdf/paper.ts";
import { renderPdf } from "#pdf/render-pdf.ts";
import type { Faces } from "#pdf/setting/type-faces.ts";
import { measureIn, openFaces } from "#pdf/setting/type-faces.ts";
import { baseTypesetter } from "#pdf/setting/typesetter.ts";
import { facesIn } from "#server/rendering/faces-in.ts";

export const readFace = facesIn(new URL("../../src/pdf/faces/", import.meta.url));
export const render = (order: PrintOrder) => renderPdf(order, readFace);
export const faces: Faces = await openFaces(readFace);
export const textWidth = measureIn(faces);
export const typesetter = baseTypesetter(textWidth);
