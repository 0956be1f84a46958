// Read by next-sitemap when the server starts (server/sitemaps.ts), with the address given then.
const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');

const { SITE_URL, SITEMAP_DIR } = process.env;

/** Files, and pages that the sitemap of what lives in the database names. */
const NOT_LISTED = ['/**/*.*', '/', '/lawyer/**', '/lawyers-online/**', '/notary-public/**'];
const NOINDEX = /<meta name="robots" content="[^"]*noindex/;
/** As a post says, or as a page tells its readers: "Last updated 21 November 2026". */
const CHANGED =
  /(?:property="article:modified_time" content|Updated (?:<!-- -->)?<time[^>]* datetime)="([^"]+)"/i;

/** A prerendered page says itself whether it may be found, and when it was last changed where that is known. */
function describe(page) {
  const file = path.join(__dirname, '.next/server/app', `${page}.html`);
  const html = existsSync(file) ? readFileSync(file, 'utf8') : null;
  if (html === null || NOINDEX.test(html)) return null;
  const changed = CHANGED.exec(html)?.[1];
  return { loc: page, ...(changed && { lastmod: changed }) };
}

/** @type {import('next-sitemap').IConfig} */
module.exports = {
  siteUrl: SITE_URL,
  outDir: SITEMAP_DIR,
  generateRobotsTxt: true,
  exclude: NOT_LISTED,
  transform: async (_config, page) => describe(page),
  robotsTxtOptions: {
    // Nothing is closed: crawlers have to read a page to see that it is not to be found.
    policies: [{ userAgent: '*', allow: '/' }],
    additionalSitemaps: [`${SITE_URL}/server-sitemap.xml`],
    // "Host" is not part of the standard.
    transformRobotsTxt: async (_config, text) => text.replace(/# Host\nHost: .*\n\n?/, ''),
  },
};
