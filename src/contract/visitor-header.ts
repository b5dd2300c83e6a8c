/**
 * With this header, `GET /api/user` answers a visitor 200 and null in place of 401 (decision A10), because browsers list
 * every 401 as an error of the page.
 */
export const visitorHeader = "x-visitor";
