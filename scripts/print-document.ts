import { instantAt } from "#domain/calendar/instant.ts";
import { localDateAt } from "#domain/calendar/local-date.ts";
import { inlineRenderer } from "#server/rendering/inline-renderer.ts";
import { readPrintOrder } from "./read-print-order.ts";

/**
 * The PDF of {"kind","mode","document","profile"} (docs/pdf-command.md), drawn by the renderer from its source, which
 * writes the same bytes as the built one.
 *
 * @throws Error with the reason when the input cannot be read
 */
export async function printDocument(input: string): Promise<Uint8Array> {
  const json: unknown = JSON.parse(input);
  return inlineRenderer.render(readPrintOrder(json, localDateAt(instantAt(Date.now()))));
}
