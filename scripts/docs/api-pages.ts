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
  "Made from `src/contract` by `npm run docs`; do not edit. [openapi.json](openapi.json) says the same to programs, with every",
  "schema, and a running server answers it at `/api/openapi.json`.",
  "",
  "## Common to all routes",
  "",
  "- **Bodies** are JSON, and so are answers, unless a route says otherwise. Blank words are stored as null. In a change, a field that",
  "  is absent stays as it is, and null empties it.",
  "- **A star** marks what must be sent. A record that is not sealed needs its mandatory words too; a body without one is answered",
  "  400 with that field's message.",
  "- **Lines**: a quote's has `unitCost` and `lineTotal` where an invoice's has `unitPrice` and `total`.",
  "- **Access**: *public* is for everybody. *user* needs the session cookie that registration and sign-in set. *subscriber* needs in",
  "  addition a running trial or subscription, and is answered 402 `TRIAL_ENDED` otherwise.",
  "- **Origin**: a request that changes something is refused with 403 when its `Origin` or `Sec-Fetch-Site` header names another site.",
  "- **Ids** are UUIDs. A client may send its own `id` with a POST; the same POST sent again answers with the same record and makes",
  "  nothing.",
  "- **Versions**: every record has a `version`. A PUT that carries one is refused with 409 `VERSION_CONFLICT` when the record has",
  "  changed since; a PUT without one is taken.",
  "- **Lists** are newest first. `?limit` (1 to 500) asks for a page, and the header `x-next-cursor` of the answer, where there is one,",
  "  goes into `?cursor` for the next. Without a limit all records are answered.",
  '- **Errors** have one form: `{ "error": "CODE", "message": "words for the user", "fields": [{ "path", "message" }] }`, with `fields`',
  "  where single fields were refused.",
  "",
  "## Numbers on the wire",
  "",
  "| What | Sent as | Example | Inside |",
  "|---|---|---|---|",
  '| Money | decimal text, at most two decimals | `"1250.00"` | whole pence |',
  '| Percentage | decimal text, at most three decimals, without a sign | `"8.875"` | thousandths of a percent |',
  '| Quantity | decimal text, at most three decimals | `"7.5"` | thousandths |',
  '| Day | `YYYY-MM-DD`, no zone; of a moment the day in UTC is taken | `"2026-11-21"` | the same text |',
  '| Moment | ISO 8601 in UTC with milliseconds | `"2026-11-21T10:22:00.000Z"` | the same text |',
  "",
  "A JSON number is taken in place of decimal text, and blank text as 0 where a percentage does not ask for its default. Totals are",
  "the server's: it works them out from the lines, and refuses a `subtotal` or `total` that differs with 422 `TOTALS_DIFFER`.",
  "",
];
