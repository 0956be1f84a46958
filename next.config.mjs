/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  // scripts/serve.mjs compresses, ahead of time where it can.
  compress: false,
  reactStrictMode: true,
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
