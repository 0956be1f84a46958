import type { AggregateRating, LegalService, Offer, Person, PostalAddress } from 'schema-dts';
import { profilePath } from '@/components/lawyers/addresses';
import { withTitle } from '@/components/lawyers/practice';
import type { LawyerCard, LawyerProfile } from '@/lib/contract/lawyers/lawyers';

export type DescribedLawyer = Pick<
  LawyerProfile,
  | '_id'
  | 'display_name'
  | 'picture_url'
  | 'city'
  | 'region'
  | 'areas_of_practice'
  | 'specializations'
  | 'languages'
  | 'services'
  | 'about'
  | 'education'
  | 'awards'
  | 'rating'
  | 'review_count'
>;

/** Returns a lawyer as a bookable service, and as a person. */
export function lawyerThings(siteUrl: string, profile: DescribedLawyer): [LegalService, Person] {
  const url = `${siteUrl}${profilePath(profile._id)}`;
  const name = withTitle(profile.display_name);
  const address = addressOf(profile);
  const image = profile.picture_url && { image: `${siteUrl}${profile.picture_url}` };
  const rating = ratingOf(profile);
  return [
    {
      '@type': 'LegalService',
      '@id': `${url}#service`,
      name,
      url,
      ...image,
      address,
      knowsAbout: profile.areas_of_practice,
      knowsLanguage: profile.languages,
      makesOffer: consultationOffers(profile.services),
      employee: { '@id': `${url}#lawyer` },
      ...(rating && { aggregateRating: rating }),
    },
    {
      '@type': 'Person',
      '@id': `${url}#lawyer`,
      name,
      url,
      ...image,
      address,
      ...(profile.about && { description: profile.about }),
      knowsAbout: [...profile.areas_of_practice, ...profile.specializations],
      knowsLanguage: profile.languages,
      alumniOf: distinct(profile.education.map(({ school }) => school)).map((school) => ({
        '@type': 'EducationalOrganization',
        name: school,
      })),
      award: profile.awards.map(({ title }) => title),
    },
  ];
}

/** Returns the place as the page names it: by its city, if there is one. */
function addressOf({ city, region }: DescribedLawyer): PostalAddress {
  return {
    '@type': 'PostalAddress',
    ...(city ? { addressLocality: city } : { addressRegion: region }),
    addressCountry: 'PH',
  };
}

/** Returns the mean of the reviews on the page; null without any. */
function ratingOf({ rating, review_count }: DescribedLawyer): AggregateRating | null {
  if (review_count === 0) return null;
  return {
    '@type': 'AggregateRating',
    ratingValue: rating.toFixed(1),
    bestRating: 5,
    reviewCount: review_count,
  };
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)];
}

function consultationOffers(services: LawyerCard['services']): Offer[] {
  return services.map(({ duration, price }) => ({
    '@type': 'Offer',
    price: price / 100,
    priceCurrency: 'PHP',
    itemOffered: { '@type': 'Service', name: `${duration} minutes` },
  }));
}
