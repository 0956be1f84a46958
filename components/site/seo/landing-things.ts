import type { Service, Thing } from 'schema-dts';
import { landingCrumbs } from '../landing/text/crumbs';
import type { Landing } from '../landing/text/landing';
import { groupLawyers, type LandingLawyers } from '../landing/text/lawyer-groups';
import { landingPath } from '../landing/text/paths';
import { questionsOf } from '../landing/text/questions';
import { countedPlace, landingTitle } from '../landing/text/wording';
import { breadcrumbList } from './breadcrumb-list';
import { faqPage } from './faq-page';
import { lawyerList } from './lawyer-list';
import { organization } from './site-things';

/**
 * Returns the structured data of a landing page: breadcrumbs, offers with prices, the lawyers with a card, the
 * questions.
 */
export function landingThings(siteUrl: string, landing: Landing, lawyers: LandingLawyers): Thing[] {
  const cards = groupLawyers(lawyers).flatMap((group) => group.lawyers);
  const questions = questionsOf(landing, lawyers);
  return [
    breadcrumbList(siteUrl, landingCrumbs(landing)),
    ...(lawyers.summary.total > 0 ? [serviceOf(siteUrl, landing, lawyers)] : []),
    ...(cards.length > 0 ? [lawyerList(siteUrl, cards)] : []),
    ...(questions.length > 0 ? [faqPage(questions)] : []),
  ];
}

function serviceOf(siteUrl: string, landing: Landing, { summary }: LandingLawyers): Service {
  const { area, region } = landing;
  const offers = ([30, 60] as const).flatMap((minutes) => {
    const price = summary[`price_${minutes}`];
    return price
      ? {
          '@type': 'AggregateOffer' as const,
          name: `${minutes} minutes`,
          lowPrice: price.min / 100,
          highPrice: price.max / 100,
          priceCurrency: 'PHP',
          offerCount: summary.total,
        }
      : [];
  });
  return {
    '@type': 'Service',
    name: landingTitle(landing),
    url: `${siteUrl}${landingPath(area.slug, region?.slug)}`,
    serviceType: area.label,
    // Count and prices are those of the region, also on the page of a city.
    areaServed: { '@type': 'Place', name: countedPlace(landing) },
    provider: organization(siteUrl),
    offers,
  };
}
