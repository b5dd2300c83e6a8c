/** A quote as a browser sends it, with ten lines. */
export const quoteOfTenLines = {
  customerName: "Bea Brown",
  customerEmail: "bea@example.com",
  projectAddress: "12 Mill Lane",
  projectCity: "Leeds",
  lineItems: Array.from({ length: 10 }, (_, index) => ({
    itemType: "material",
    name: `Oak board ${index}`,
    description: "Planed on four sides",
    unit: "Each",
    quantity: "2",
    unitCost: "25.00",
  })),
};

/** What the requests need to know of the server that is measured. */
export interface Served {
  ports: Record<"ours" | "bare", number>;
  cookie: string;
  quoteId: string;
  emails: string[];
}

/** One request, for either server. */
export interface RouteRequest {
  method: "GET" | "POST";
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Makes the request of a route; sign-ins take turns among the users. */
export type RequestMaker = (served: Served, turn: number) => RouteRequest;

/** The main routes, by what a person does with them. */
export const routeRequests: Record<string, RequestMaker> = {
  "list 50 quotes": ({ cookie }) => get("/api/quotes?limit=50", cookie),
  "read a quote of 10 lines": ({ cookie, quoteId }) => get(`/api/quotes/${quoteId}`, cookie),
  "create a quote of 10 lines": ({ cookie }) => post("/api/quotes", { cookie }, quoteOfTenLines),
  stats: ({ cookie }) => get("/api/stats", cookie),
  "sign in, without the hash": ({ emails }, turn) => {
    const email = emails[turn % emails.length];
    // From many addresses, or the rate limit by address would be measured.
    const address = `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`;
    return post("/api/login", { "x-forwarded-for": address }, { email, password: "wooden spoon" });
  },
};

function get(path: string, cookie: string): RouteRequest {
  return { method: "GET", path, headers: { cookie } };
}

function post(path: string, headers: Record<string, string>, body: object): RouteRequest {
  const json = { "content-type": "application/json", origin: "http://localhost:3000" };
  return { method: "POST", path, headers: { ...json, ...headers }, body: JSON.stringify(body) };
}
