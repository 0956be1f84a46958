import type { MetadataRoute } from 'next';
import { SCREENSHOTS } from '@/lib/screenshots';
import { SITE } from '@/lib/site';
import config from '@/tailwind.config';

const { teal, neutral } = config.theme.colors;

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: '/',
    name: `${SITE.name}: ${SITE.tagline}`,
    short_name: SITE.name,
    description: SITE.description,
    lang: 'en-PH',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    categories: ['business', 'productivity'],
    theme_color: teal[800],
    background_color: neutral[50],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icons/maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
    screenshots: SCREENSHOTS.map(({ path: _, ...shown }) => ({ ...shown, type: 'image/webp' })),
    shortcuts: [
      { name: 'Your meetings', url: '/customer-portal' },
      { name: 'Find a lawyer', url: '/lawyers-online' },
      { name: 'Free legal help', url: '/free-legal-help' },
    ],
  };
}
