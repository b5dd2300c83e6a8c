/**
 * Prints a document: reads {"kind","mode","document","profile"} on standard input and writes the PDF to standard
 * output (docs/pdf-command.md). If the input cannot be read, it prints the reason on standard error only, with exit
 * code 1.
 */
import { text } from "node:stream/consumers";
import { printDocument } from "./print-document.ts";
import { reason } from "./reason.ts";

try {
  process.stdout.write(await printDocument(await text(process.stdin)));
} catch (error) {
  console.error(`pdf: ${reason(error)}`);
  process.exitCode = 1;
}
