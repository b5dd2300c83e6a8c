import type { Route } from "#contract/route.ts";
import { routes } from "#contract/routes.ts";

/** A line of the contract's table with its name: "quotes.update". */
export interface NamedRoute {
  noun: keyof typeof routes;
  name: string;
  route: Route;
}

/** Every route there is. */
export const table: NamedRoute[] = Object.entries(routes).flatMap(([noun, each]) =>
  Object.entries<Route>(each).map(([name, route]) => ({ noun: noun as keyof typeof routes, name, route })),
);

/** Rows for test.each: the route's name, and the route. */
export function rowsOf(chosen: (route: Route) => boolean): [string, NamedRoute][] {
  return table.filter(({ route }) => chosen(route)).map((each) => [`${each.noun}.${each.name}`, each]);
}
