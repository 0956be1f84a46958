import type { Metadata } from 'next';
import { sharing } from '../seo/sharing';
import { landingContent } from '../share/share-content';
import { landingPath } from './text/addresses';
import { fittingTitle } from './text/fitting';
import type { Landing } from './text/landing';
import type { LandingLawyers } from './text/lawyer-groups';
import { landingDescription, landingTitle } from './text/wording';

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
