import * as z from "zod/mini";
import type { Route } from "#contract/route.ts";
import { routes } from "#contract/routes.ts";
import { capitalised, splitName } from "#domain/nouns/camel-case.ts";
import { mapWordNouns } from "#domain/nouns/word-nouns.ts";

type Noun = keyof typeof routes;

const headings: Record<Noun, string> = {
  system: "System",
  region: "Region",
  account: "Account",
  keyset: "Encryption keys",
  companyProfile: "Company profile",
  companySettings: "Company settings",
  ...mapWordNouns((name) => capitalised(splitName(name, " "))),
  categories: "Material categories",
  materialCategories: "Categories of materials, by their other name",
  laborCategories: "Labour categories",
  materials: "Materials",
  labor: "Labour items",
  quotes: "Quotes",
  invoices: "Invoices",
  numbering: "Numbers of quotes and invoices",
  sendings: "What was sent",
  imports: "What was brought in",
  changes: "Changes since a moment",
  stats: "Figures for the dashboard",
  today: "What needs the firm today",
  monthlyReports: "Monthly reports",
  subscription: "Subscription",
  paymentSandbox: "Test payments",
};

/** A section for each noun of the contract: its routes and their inputs. */
export function routeSections(): string[] {
  return Object.entries(routes).flatMap(([noun, table]) =>
    section(headings[noun as Noun], Object.values(table)),
  );
}

function section(heading: string, table: readonly Route[]): string[] {
  return [
    `## ${heading}`,
    "",
    "| Route | Access | What it does | Answers | Its own errors |",
    "|---|---|---|---|---|",
    ...table.map(routeRow),
    "",
    ...table.flatMap(inputLines),
  ];
}

function routeRow(declared: Route): string {
  const { access, summary, errors } = declared;
  return `| ${nameOf(declared)} | ${access} | ${summary} | ${success(declared)} | ${codes(errors)} |`;
}

function success({ answer, media, status }: Route): string {
  if (media) return `200 ${media}`;
  return answer === null ? "204" : String(status ?? 200);
}

/** The inputs of a route besides its path; a star marks a required field. */
function inputLines(declared: Route): string[] {
  const { query, headers, body } = declared;
  const parts = [
    ...(query ? [`query ${fieldsOf(query)}`] : []),
    ...(headers ? [`headers ${fieldsOf(headers)}`] : []),
    ...(body ? [`body ${fieldsOf(body)}`] : []),
  ];
  return parts.length === 0 ? [] : [`${nameOf(declared)} takes: ${parts.join("; ")}.`, ""];
}

interface ObjectSchema {
  properties?: Record<string, { items?: ObjectSchema }>;
  required?: string[];
  /** An optional body is an object or null. */
  anyOf?: ObjectSchema[];
}

function fieldsOf(schema: z.ZodMiniType): string {
  const whole = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as ObjectSchema;
  return fieldList(whole.anyOf?.find(({ properties }) => properties) ?? whole);
}

/** The fields of a list's records follow in brackets. */
function fieldList({ properties = {}, required = [] }: ObjectSchema): string {
  return Object.entries(properties)
    .map(([name, each]) => {
      const star = required.includes(name) ? "\\*" : "";
      const inner = each.items?.properties ? ` [${fieldList(each.items)}]` : "";
      return `\`${name}\`${star}${inner}`;
    })
    .join(", ");
}

function nameOf({ method, path }: Route): string {
  return `\`${method} ${path}\``;
}

function codes(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}
