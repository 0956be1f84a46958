import type { Metadata } from 'next';
import { landingPath } from './addresses';
import type { Landing } from './landing';
import type { LandingLawyers } from './lawyer-groups';
import { landingDescription, landingTitle } from './wording';

/** Title, description and address of a landing page; one without a lawyer is not for search engines. */
export function landingMetadata(landing: Landing, lawyers: LandingLawyers): Metadata {
  const { area, region } = landing;
  return {
    title: landingTitle(landing),
    description: landingDescription(landing, lawyers),
    alternates: { canonical: landingPath(area.slug, region?.slug) },
    ...(lawyers.summary.total === 0 && { robots: { index: false, follow: true } }),
  };
}
