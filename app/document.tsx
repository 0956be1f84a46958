import type { Metadata, Viewport } from 'next';
import type { ComponentType, ReactNode } from 'react';
import { StuckPage } from '@/components/site/layout/stuck-page';
import { siteSharing } from '@/components/site/seo/sharing';
import { SITE_CONTENT } from '@/components/site/share/share-content';
import { env } from '@/lib/env';
import { SITE } from '@/lib/site';
import config from '@/tailwind.config';
import { fontVariables } from './fonts/faces';

export const metadata: Metadata = {
  metadataBase: new URL(env.SITE_URL),
  applicationName: SITE.name,
  title: { default: `${SITE.name}: ${SITE.tagline}`, template: `%s · ${SITE.name}` },
  description: SITE.description,
  ...siteSharing(SITE_CONTENT),
  formatDetection: { telephone: false, date: false, address: false, email: false },
};

/** Colours the browser bar like the page; the on-screen keyboard resizes the page, so that no bar covers a field. */
export const viewport: Viewport = {
  themeColor: config.theme.colors.neutral[50],
  interactiveWidget: 'resizes-content',
};

interface DocumentProps {
  PrePaint: ComponentType;
  Providers: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

/** The document of every page, with the parts that run in the browser as its caller names them. */
export function Document({ PrePaint, Providers, children }: DocumentProps) {
  return (
    // The script below writes an attribute on this element before React looks at it.
    <html lang="en-PH" className={fontVariables} suppressHydrationWarning>
      <head>
        <PrePaint />
      </head>
      <body>
        <Providers>{children}</Providers>
        <StuckPage />
      </body>
    </html>
  );
}
