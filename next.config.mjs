import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import createMDX from '@next/mdx';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { compileInlineScript } from './scripts/lib/inline-script.ts';
import { CITY_NAMES } from './server/city-names.ts';

/** `page.dev.tsx` is a page in development alone. */
const PAGES = ['tsx', 'ts'];

/** The posts of the blog. Turbopack takes plugins by their names. */
const withPosts = createMDX({
  options: { remarkPlugins: ['remark-frontmatter', 'remark-gfm'] },
});

/**
 * A build leaves out what nothing reads, and takes all cores (docs/decisions/0040).
 * @type {import('next').NextConfig['experimental']}
 */
const BUILD = {
  cpus: availableParallelism(),
  turbopackFileSystemCacheForBuild: false,
  turbopackInputSourceMaps: false,
  turbopackMinify: { server: process.env.READABLE_SERVER !== 'yes', client: true, edge: true },
  turbopackSourceMaps: false,
};

/** @type {(phase: string) => import('next').NextConfig} */
const config = (phase) => ({
  pageExtensions: phase === PHASE_DEVELOPMENT_SERVER ? ['dev.tsx', ...PAGES] : PAGES,
  poweredByHeader: false,
  // server/serve.ts compresses, ahead of time where it can.
  compress: false,
  reactStrictMode: true,
  // No page uses next/image: /_next/image answers 404, and writes nothing.
  images: { unoptimized: true },
  // Pages are cached in the database, shared by every process (docs/decisions/0009).
  cacheHandler: fileURLToPath(new URL('server/page-cache-handler.ts', import.meta.url)),
  cacheMaxMemorySize: 0,
  // Seconds after which a page with `revalidate` expires.
  expireTime: 3600,
  // Types are a step of npm test; a build would check them a second time, on every first start too.
  typescript: { ignoreBuildErrors: true },
  ...(phase !== PHASE_DEVELOPMENT_SERVER && { enablePrerenderSourceMaps: false }),
  // What is built holds it already, and a release has no compiler.
  ...(phase !== PHASE_PRODUCTION_SERVER && { compiler: { defineServer: compileInlineScript() } }),
  experimental: {
    globalNotFound: true,
    ...(phase !== PHASE_DEVELOPMENT_SERVER && BUILD),
  },
  redirects: async () =>
    Object.entries(CITY_NAMES).map(([name, slug]) => ({
      source: `/notary-public/${name}`,
      destination: `/notary-public/${slug}`,
      permanent: true,
    })),
  // Packages with native parts, or that must stay one copy in the process, are not bundled.
  serverExternalPackages: [
    'pg',
    'graphile-worker',
    '@node-rs/argon2',
    'nodemailer',
    'sharp',
    'satori',
    'pdfkit',
    'fontkit',
    // Both read WebAssembly beside them.
    'fontverter',
    'subset-font',
  ],
});

/** @type {(phase: string) => import('next').NextConfig} */
export default (phase) => withPosts(config(phase));
