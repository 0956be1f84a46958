import type { Metadata } from 'next';
import { fittingTitle } from '@/components/seo/fitting';
import { sharing } from '@/components/seo/sharing';
import { landingContent } from '@/components/share-picture/share-content';
import { landingPath } from './addresses';
import type { Landing } from './landing';
import type { LandingLawyers } from './lawyer-groups';
import { landingDescription, landingTitle } from './wording';

/** Title, description and address of a landing page; one without a lawyer is not for search engines. */
export function landingMetadata(landing: Landing, lawyers: LandingLawyers): Metadata {
  const { area, region } = landing;
  const path = landingPath(area.slug, region?.slug);
  const title = landingTitle(landing);
  return {
    // “the Cordillera Administrative Region” is longer than a title may be, with its article.
    title: fittingTitle(title, title.replace(' in the ', ' in ')),
    description: landingDescription(landing, lawyers),
    alternates: { canonical: path },
    ...sharing({ path, content: landingContent(landing, lawyers.summary) }),
    ...(lawyers.summary.total === 0 && { robots: { index: false, follow: true } }),
  };
}
