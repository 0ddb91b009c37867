/** What is of no use in a search result, or nobody's business. */
const CLOSED = [
  "/admin",
  "/auth",
  "/registrera",
  "/glomt-losenord",
  "/aterstall/",
  "/inbjudan/",
  "/konto",
  "/booking",
  "/api/",
  "/betala/",
  "/deposit-payment/",
  "/min-bokning",
];

export function robots(baseUrl: string): string {
  return [
    "User-agent: *",
    ...CLOSED.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${baseUrl}/sitemap.xml`,
    "",
  ].join("\n");
}
