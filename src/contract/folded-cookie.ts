/**
 * The name of the cookie that a script sets where somebody folded the sidebar. It is a cookie, because the server draws the
 * frame before any script has come. It names nobody.
 */
export const foldedCookie = "quotewright-folded";
