import { shownNotary } from '@/lib/testing/notaries/shown-notary';
import { breadcrumbList } from './breadcrumb-list';
import { faqPage } from './faq-page';
import { freeHelpThings } from './free-help-things';
import { type DescribedLawyer, lawyerThings } from './lawyer-things';
import { notaryThings } from './notary-things';
import { organization, website } from './site-things';

const SITE_URL = 'https://sangguni.example';

const PROFILE: DescribedLawyer = {
  _id: 'maria-santos-7k2f',
  display_name: 'Maria Luisa Santos',
  picture_url: '/pictures/0123.webp',
  areas_of_practice: ['Labor', 'Civil'],
  languages: ['English', 'Cebuano'],
  region: 'Central Visayas (VII)',
  city: 'Cebu City',
  rating: 4.75,
  review_count: 12,
  services: [
    { duration: 30, price: 150_000 },
    { duration: 60, price: 280_050 },
  ],
  about: '',
  specializations: ['Illegal dismissal'],
  education: [
    { _id: '1', school: 'UP', degree: 'JD', start_year: 2004, end_year: 2008, honours: null },
    { _id: '2', school: 'UP', degree: 'BA', start_year: 2000, end_year: 2004, honours: null },
  ],
  awards: [],
};

it('describes a lawyer as a service and as a person', () => {
  const [service, person] = lawyerThings(SITE_URL, PROFILE);
  expect(service).toMatchObject({
    '@type': 'LegalService',
    name: 'Atty. Maria Luisa Santos',
    url: `${SITE_URL}/lawyer/maria-santos-7k2f`,
    image: `${SITE_URL}/pictures/0123.webp`,
    makesOffer: [{ price: 1500 }, { price: 2800.5 }],
    aggregateRating: { ratingValue: '4.8', reviewCount: 12 },
  });
  expect(person).toMatchObject({ '@type': 'Person', alumniOf: [{ name: 'UP' }] });
  expect(person).not.toHaveProperty('description');
});

it('gives no rating to a lawyer whom nobody has reviewed', () => {
  const [service] = lawyerThings(SITE_URL, { ...PROFILE, rating: 0, review_count: 0 });
  expect(service).not.toHaveProperty('aggregateRating');
});

it('names the place of a lawyer as the page does: by the city, else by the region', () => {
  const placeOf = (city: string) => lawyerThings(SITE_URL, { ...PROFILE, city })[0];
  expect(placeOf('Cebu City')).toHaveProperty('address', {
    '@type': 'PostalAddress',
    addressLocality: 'Cebu City',
    addressCountry: 'PH',
  });
  expect(placeOf('')).toHaveProperty('address.addressRegion', 'Central Visayas (VII)');
});

it('describes a notary public as an office with hours and fees', () => {
  const [crumbs, office] = notaryThings(SITE_URL, shownNotary());
  const url = `${SITE_URL}/notary-public/profile/maria-santos-7k2f`;
  expect(crumbs).toMatchObject({
    itemListElement: [
      { name: 'Notary public', item: `${SITE_URL}/notary-public` },
      { name: 'Makati', item: `${SITE_URL}/notary-public/makati` },
      { name: 'Atty. Maria Luisa Santos' },
    ],
  });
  expect(office).toEqual({
    '@type': 'Notary',
    '@id': `${url}#notary`,
    name: 'Atty. Maria Luisa Santos',
    url,
    image: `${SITE_URL}/pictures/0123.webp`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: '2F Example Building, Ayala Avenue',
      addressLocality: 'Makati',
      addressRegion: 'Metro Manila',
      addressCountry: 'PH',
    },
    telephone: '+63 2 8123 4567',
    areaServed: { '@type': 'Place', name: 'City of Makati' },
    openingHoursSpecification: [
      hours('Monday', '08:00', '12:00'),
      hours('Monday', '13:00', '17:30'),
      hours('Sunday', '09:00', '12:00'),
    ],
    makesOffer: [fee('Affidavit (jurat)', 200), fee('Acknowledgment of a deed', 500.5)],
  });
  const [, without] = notaryThings(SITE_URL, shownNotary({ picture_url: null }));
  expect(without).not.toHaveProperty('image');
});

function hours(dayOfWeek: string, opens: string, closes: string) {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
}

function fee(name: string, price: number) {
  const itemOffered = { '@type': 'Service', name };
  return { '@type': 'Offer', price, priceCurrency: 'PHP', itemOffered };
}

it('numbers the steps of a breadcrumb and leaves the page itself without an address', () => {
  const crumbs = [
    { label: 'Lawyers online', href: '/lawyers-online' },
    { label: 'Labor', href: null },
  ];
  expect(breadcrumbList(SITE_URL, crumbs)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Lawyers online',
        item: `${SITE_URL}/lawyers-online`,
      },
      { '@type': 'ListItem', position: 2, name: 'Labor' },
    ],
  });
});

it('names where else the organisation is found only when it is', () => {
  expect(organization(SITE_URL, [])).not.toHaveProperty('sameAs');
  const networks = ['https://social.example/sangguni'];
  expect(organization(SITE_URL, networks)).toMatchObject({ sameAs: networks });
  expect(website(SITE_URL)).toMatchObject({ url: SITE_URL });
});

it('keeps question and answer together', () => {
  expect(faqPage([{ question: 'Why?', answer: 'Because.' }])).toMatchObject({
    mainEntity: [{ name: 'Why?', acceptedAnswer: { text: 'Because.' } }],
  });
});

it('offers the free consultation only where a lawyer gives it, and always answers whom the PAO helps', () => {
  const types = (lawyers: DescribedLawyer[]) =>
    freeHelpThings(SITE_URL, lawyers).map((thing) => (thing as { '@type': string })['@type']);
  expect(types([])).toEqual(['BreadcrumbList', 'FAQPage']);
  expect(types([PROFILE])).toEqual(['BreadcrumbList', 'Service', 'ItemList', 'FAQPage']);
  const [, service, list] = freeHelpThings(SITE_URL, [PROFILE]);
  expect(service).toMatchObject({
    offers: { price: 0, priceCurrency: 'PHP' },
    // Whole, since the main page is another document.
    provider: { '@id': `${SITE_URL}/#organization`, name: 'Sangguni', url: SITE_URL },
  });
  expect(list).toMatchObject({
    itemListElement: [{ position: 1, url: `${SITE_URL}/lawyer/maria-santos-7k2f` }],
  });
});
