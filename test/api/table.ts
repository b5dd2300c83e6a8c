import type { Route } from "#contract/route.ts";
import { routes } from "#contract/routes.ts";

/** A route of the contract with its name: "quotes.update". */
export interface NamedRoute {
  noun: keyof typeof routes;
  name: string;
  route: Route;
}

/** Every route of the contract. */
export const table: NamedRoute[] = Object.entries(routes).flatMap(([noun, each]) =>
  Object.entries<Route>(each).map(([name, route]) => ({ noun: noun as keyof typeof routes, name, route })),
);

/** Rows for test.each: the name of a route, and the route. */
export function rowsOf(chosen: (route: Route) => boolean): [string, NamedRoute][] {
  return table.filter(({ route }) => chosen(route)).map((each) => [`${each.noun}.${each.name}`, each]);
}
