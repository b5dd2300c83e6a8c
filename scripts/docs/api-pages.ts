import { openApiDocument } from "#contract/openapi.ts";
import { errorSection, sealedSection } from "./api-tables.ts";
import { narrowJson } from "./narrow-json.ts";
import { routeSections } from "./route-sections.ts";

/**
 * The pages of docs/api by file name.
 *
 * @param version the release
 */
export function apiPages(version: string): Record<string, string> {
  return {
    "openapi.json": `${narrowJson(openApiDocument(version))}\n`,
    "README.md": [...introduction, ...routeSections(), ...errorSection(), ...sealedSection()].join("\n"),
  };
}

const introduction = [
  "# The HTTP API",
  "",
  "Made from `src/contract` by `npm run docs`; do not edit. [openapi.json](openapi.json) is the same for programs, with every",
  "schema; a running server answers it at `/api/openapi.json`.",
  "",
  "## Common to all routes",
  "",
  "- **Bodies** and answers are JSON, unless a route says otherwise. Blank words are stored as null. In a change, an absent field",
  "  stays as it is, and null empties it.",
  "- **A star** marks a required field. A record that is not sealed needs its mandatory words too; a body without one is answered",
  "  400 with that field's message.",
  "- **Lines**: a line has `unitCost` and `lineTotal` on a quote, `unitPrice` and `total` on an invoice.",
  "- **Access**: *public* is for everybody. *user* needs the session cookie that registration and sign-in set. *subscriber* also",
  "  needs a running trial or subscription; otherwise the answer is 402 `TRIAL_ENDED`.",
  "- **Origin**: a request that changes something is refused with 403 when its `Origin` or `Sec-Fetch-Site` header names another site.",
  "- **Ids** are UUIDs. A client may send its own `id` with a POST, as an idempotency key: the same POST sent again answers with the",
  "  same record and creates nothing.",
  "- **Versions** (optimistic locking): every record has a `version`. A PUT with one is refused with 409 `VERSION_CONFLICT` when the",
  "  record has changed since; a PUT without one is accepted.",
  "- **Lists** are newest first. Pagination: `?limit` (1 to 500) asks for a page; send the header `x-next-cursor` of its answer as",
  "  `?cursor` to get the next one. The last page has no such header. Without a limit the first 500 records are answered.",
  '- **Errors** have one form: `{ "error": "CODE", "message": "words for the user", "fields": [{ "path", "message" }] }`, with `fields`',
  "  if single fields were refused.",
  "",
  "## Numbers on the wire",
  "",
  "| What | Sent as | Example | Inside |",
  "|---|---|---|---|",
  '| Money | decimal text, at most two decimals | `"1250.00"` | whole pence |',
  '| Percentage | decimal text, at most three decimals, without a sign | `"8.875"` | thousandths of a percent |',
  '| Quantity | decimal text, at most three decimals | `"7.5"` | thousandths |',
  '| Day | `YYYY-MM-DD`, no zone; an instant is read as its day in UTC | `"2026-11-21"` | the same text |',
  '| Instant | ISO 8601 in UTC with milliseconds | `"2026-11-21T10:22:00.000Z"` | the same text |',
  "",
  "A JSON number is accepted instead of decimal text. Blank text is 0, or the default for a percentage that has one. Totals are",
  "the server's: it calculates them from the lines, and refuses a `subtotal` or `total` that differs with 422 `TOTALS_DIFFER`.",
  "",
];
