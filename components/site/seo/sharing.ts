import type { Metadata } from 'next';
import { SITE } from '@/lib/site';
import { shareAddress } from '../share/share-address';
import type { ShareContent } from '../share/share-content';

type Sharing = Pick<Metadata, 'openGraph' | 'twitter'>;

interface SharedPage {
  /** Path of the page, `/lawyer/…`; its picture has the same path below `/share`. */
  path: string;
  content: ShareContent;
  /** Only for articles: instants in ISO 8601. */
  article?: { publishedTime: string; modifiedTime: string; authors: string[]; tags?: string[] };
}

/**
 * Returns the Open Graph data of a page. Next adds title and description of the page; addresses become absolute by
 * `metadataBase`.
 */
export function sharing({ path, content, article }: SharedPage): Sharing {
  const images = [pictureOf(path, content)];
  const common = { siteName: SITE.name, locale: 'en_PH', url: path, images };
  return {
    openGraph: article
      ? { ...common, type: 'article', ...article }
      : { ...common, type: 'website' },
    twitter: { card: 'summary_large_image' },
  };
}

/** Returns the Open Graph data of pages without a picture of their own. */
export function siteSharing(content: ShareContent): Sharing {
  const images = [pictureOf('/site', content)];
  return {
    openGraph: { siteName: SITE.name, locale: 'en_PH', type: 'website', images },
    twitter: { card: 'summary_large_image' },
  };
}

function pictureOf(path: string, content: ShareContent) {
  const { above, headline, below } = content;
  return {
    url: shareAddress(path, content),
    width: 1200,
    height: 630,
    type: 'image/png',
    alt: [above, headline, below].filter(Boolean).join('. '),
  };
}
