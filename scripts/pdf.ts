/**
 * Prints a document: reads {"kind","mode","document","profile"} on standard input and writes the PDF to standard
 * output (docs/pdf-command.md). It runs the renderer from its source, which writes the same bytes as the built one.
 * If the input cannot be read, it prints the reason on standard error only, with exit code 1.
 */
import { text } from "node:stream/consumers";
import { instantAt } from "#domain/calendar/instant.ts";
import { localDateAt } from "#domain/calendar/local-date.ts";
import { inlineRenderer } from "#server/rendering/inline-renderer.ts";
import { readPrintOrder } from "./read-print-order.ts";
import { reason } from "./reason.ts";

try {
  const json: unknown = JSON.parse(await text(process.stdin));
  const bytes = await inlineRenderer.render(readPrintOrder(json, localDateAt(instantAt(Date.now()))));
  process.stdout.write(bytes);
} catch (error) {
  console.error(`pdf: ${reason(error)}`);
  process.exitCode = 1;
}
