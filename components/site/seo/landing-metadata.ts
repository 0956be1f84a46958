import type { Metadata } from 'next';
import { fittingTitle } from '@/components/site/landing/text/fitting';
import type { Landing } from '@/components/site/landing/text/landing';
import type { LandingLawyers } from '@/components/site/landing/text/lawyer-groups';
import { canonicalLandingPath, landingPath } from '@/components/site/landing/text/paths';
import { landingDescription, landingTitle } from '@/components/site/landing/text/wording';
import { landingContent } from '@/components/site/share/share-content';
import { sharing } from './sharing';

/** Returns title, description and address of a landing page; one without a lawyer is excluded from search engines. */
export function landingMetadata(landing: Landing, lawyers: LandingLawyers): Metadata {
  const { area, region } = landing;
  const path = landingPath(area.slug, region?.slug);
  const title = landingTitle(landing);
  return {
    // “the Cordillera Administrative Region” is longer than a title may be, with its article.
    title: fittingTitle(title, title.replace(' in the ', ' in ')),
    description: landingDescription(landing, lawyers),
    alternates: { canonical: canonicalLandingPath(area.slug, region?.slug) },
    ...sharing({ path, content: landingContent(landing, lawyers.summary) }),
    ...(lawyers.summary.total === 0 && { robots: { index: false, follow: true } }),
  };
}
