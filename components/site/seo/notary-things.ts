import type { Notary as NotaryThing, Thing } from 'schema-dts';
import { withTitle } from '@/components/lawyers/practice';
import { notaryPath } from '@/components/notaries/addresses';
import { notaryCrumbs } from '@/components/notaries/profile/crumbs';
import { cityLabel } from '@/components/notaries/wording';
import { WEEK } from '@/lib/catalogue/weekdays';
import type { Notary } from '@/lib/contract/notaries/notaries';
import { phoneLabel } from '@/lib/domain/platform/phone';
import { breadcrumbList } from './breadcrumb-list';

export function notaryThings(siteUrl: string, notary: Notary): Thing[] {
  return [breadcrumbList(siteUrl, notaryCrumbs(notary)), officeOf(siteUrl, notary)];
}

function officeOf(siteUrl: string, notary: Notary): NotaryThing {
  const { _id, display_name, picture_url, city, province, office_address, phone } = notary;
  const url = `${siteUrl}${notaryPath(_id)}`;
  return {
    '@type': 'Notary',
    '@id': `${url}#notary`,
    name: withTitle(display_name),
    url,
    ...(picture_url && { image: `${siteUrl}${picture_url}` }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: office_address,
      addressLocality: cityLabel(city),
      addressRegion: province,
      addressCountry: 'PH',
    },
    telephone: phoneLabel(phone),
    areaServed: { '@type': 'Place', name: notary.commission_territory },
    openingHoursSpecification: WEEK.flatMap(({ weekday, name }) =>
      notary.office_hours
        .filter(({ day }) => day === weekday)
        .map(({ open, close }) => ({
          '@type': 'OpeningHoursSpecification' as const,
          dayOfWeek: name,
          opens: open,
          closes: close,
        })),
    ),
    makesOffer: notary.services.map(({ name, price }) => ({
      '@type': 'Offer',
      price: price / 100,
      priceCurrency: 'PHP',
      itemOffered: { '@type': 'Service', name },
    })),
  };
}
