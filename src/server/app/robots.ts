import type { FastifyInstance } from "fastify";

/** The pages that are for visitors, and that search engines may list. */
const listedPages = ["/", "/auth", "/terms-of-service", "/privacy-policy"];

/**
 * What search engines ask for first: robots.txt, which leaves them the pages of visitors, and the list of those pages.
 *
 * @param publicUrl without a slash at its end
 */
export function serveRobots(app: FastifyInstance, publicUrl: string): void {
  const robots = [
    "User-agent: *",
    "Allow: /$",
    ...listedPages.slice(1).map((path) => `Allow: ${path}$`),
    "Allow: /assets/",
    "Allow: /favicon.svg",
    "Disallow: /",
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");
  const pages = listedPages.map((path) => `  <url><loc>${publicUrl}${path}</loc></url>`).join("\n");
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    pages,
    "</urlset>",
    "",
  ].join("\n");
  const headers = { "cache-control": "public, max-age=3600" };
  app.get("/robots.txt", async (_, reply) =>
    reply.headers(headers).type("text/plain; charset=utf-8").send(robots),
  );
  app.get("/sitemap.xml", async (_, reply) =>
    reply.headers(headers).type("application/xml; charset=utf-8").send(sitemap),
  );
}
