import type { Metadata } from 'next';
import { SITE } from '@/lib/site';
import { shareAddress } from '../share/share-address';
import type { ShareContent } from '../share/share-content';

type Sharing = Pick<Metadata, 'openGraph' | 'twitter'>;

interface SharedPage {
  /** Its address, `/lawyer/…`; its picture is found there too, below `/share`. */
  path: string;
  content: ShareContent;
  /** Only for articles: instants in ISO 8601. */
  article?: { publishedTime: string; modifiedTime: string; authors: string[]; tags?: string[] };
}

/**
 * How a page looks where it is shared. Title and description are the page's own, which Next takes over; addresses become
 * absolute by `metadataBase`.
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

/** Of pages without a picture of their own. */
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
