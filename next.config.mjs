/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  // scripts/serve.mjs compresses, ahead of time where it can.
  compress: false,
  reactStrictMode: true,
  // Of a larger body Next would silently keep the first 10 MB wherever middleware runs.
  experimental: { proxyClientMaxBodySize: '25mb' },
  // Packages with native parts, or that must stay one copy in the process, are not bundled.
  serverExternalPackages: [
    'pg',
    'graphile-worker',
    '@node-rs/argon2',
    'nodemailer',
    'sharp',
    'flydrive',
  ],
};
