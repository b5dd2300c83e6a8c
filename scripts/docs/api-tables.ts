import { type ErrorCode, errorTable } from "#contract/errors.ts";
import { sealedFields } from "#contract/sealed-kinds.ts";
import { errors } from "#words/en-gb/errors.ts";

/** The error table: every code with its status and its message. */
export function errorSection(): string[] {
  const rows = Object.entries(errorTable).map(
    ([code, { status }]) => `| ${status} | \`${code}\` | ${errors[code as ErrorCode]} |`,
  );
  return [
    "## Errors",
    "",
    "The message is for the user; some routes answer with a more precise one.",
    "",
    "| Status | Code | Message |",
    "|---|---|---|",
    ...rows,
    "",
  ];
}

/** The table of sealed fields, by kind of record. */
export function sealedSection(): string[] {
  const rows = Object.entries(sealedFields).map(
    ([kind, { fields, lineItems }]) => `| \`${kind}\` | ${codes(fields)} | ${codes(lineItems)} |`,
  );
  return [
    "## Sealed fields",
    "",
    "In an account with encryption these fields are null on the wire, and the words of the record travel together in `sealed`, an",
    "envelope that only the browser can make or open ([encryption.md](../encryption.md)). A logo has an envelope of its own,",
    "`logoSealed`. Plain text in one of these fields is then refused with 428 `ENCRYPTION_PASSPHRASE_REQUIRED`. Everything else",
    "stays readable to the server.",
    "",
    "| Kind of record | Fields | Of each line |",
    "|---|---|---|",
    ...rows,
    "",
  ];
}

function codes(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}
