import { readFileSync } from "node:fs";
import { Ajv } from "ajv";

/**
 * JSON Schemas of the requests to Stripe: made from the request types of npm `stripe` 23.1.0 (MIT), with nothing
 * beyond them allowed. Make them again when the SDK is raised. They refuse what older examples still send.
 */
const schemas = JSON.parse(
  readFileSync(new URL("../vectors/stripe-request-schemas.json", import.meta.url), "utf8"),
) as object;

/** On the wire everything is text, so numbers and booleans are read from it if a schema wants them. */
const ajv = new Ajv({ strict: false, coerceTypes: true, allErrors: true }).addSchema(schemas, "stripe");

/** The fields of a request. */
export type Form = Record<string, unknown>;

/** A request that Stripe's API does not have. */
export class BadRequest extends Error {
  override readonly name = "BadRequest";
}

/**
 * Reads a form as Stripe writes it, "items[0][price]=price_1", and validates it by its schema.
 *
 * @param definition the SDK's name for the type of the request, "SubscriptionCreateParams"; null without parameters
 * @throws BadRequest that names what is wrong
 */
export function readForm(encoded: string, definition: string | null): Form {
  const form = decode(encoded);
  if (definition === null) {
    if (Object.keys(form).length > 0)
      throw new BadRequest(`Received unknown parameters: ${Object.keys(form)}`);
    return form;
  }
  const validate = ajv.getSchema(`stripe#/definitions/${definition}`);
  if (!validate) throw new Error(`There is no schema ${definition}`);
  if (validate(form) === true) return form;
  throw new BadRequest(`${definition}: ${ajv.errorsText(validate.errors)}`);
}

function decode(encoded: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(encoded)) {
    const [first = "", ...rest] = name.split(/[[\]]+/).filter((part) => part !== "");
    put(form, [first, ...rest], value);
  }
  return arraysIn(form) as Form;
}

function put(form: Form, [head = "", ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    form[head] = value;
    return;
  }
  form[head] ??= {};
  put(form[head] as Form, rest, value);
}

/** Keys 0, 1, 2 make a list. */
function arraysIn(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => [key, arraysIn(each)] as const);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, each]) => each) : Object.fromEntries(entries);
}
