import type { LawyerSummary, SearchResult } from '@/lib/contract/lawyers/search';
import { findLanding, type Landing } from './landing';
import type { LandingLawyers } from './lawyer-groups';
import {
  countSentence,
  groupHeading,
  landingDescription,
  landingTitle,
  priceQuestion,
  priceText,
} from './wording';

const SUMMARY: LawyerSummary = {
  total: 3,
  price_30: { min: 90_000, max: 200_000 },
  price_60: { min: 160_000, max: 350_000 },
  earliest: '2026-11-23T03:00:00Z',
  languages: ['English'],
  regions: [{ region: 'Central Visayas (VII)', total: 3 }],
};

function landing(area: string, region: string | null): Landing {
  const found = findLanding(area, region);
  if (!found) throw new Error(`no page ${area}/${region}`);
  return found;
}

function page(total: number): SearchResult {
  return { results: [], hasMore: false, page: 0, total, exactMatch: total > 0 };
}

function lawyers(total: number, inCity: number | null = null): LandingLawyers {
  return {
    summary: { ...SUMMARY, total },
    found: page(total),
    inCity: inCity === null ? null : page(inCity),
    everywhere: null,
  };
}

test.each([
  ['labor', null, 'Labor lawyers online'],
  ['labor', 'cebu', 'Labor lawyers in Cebu City'],
  ['immigration', 'philippines', 'Immigration lawyers in the Philippines'],
  ['intellectual-property', 'metro-manila', 'Intellectual Property lawyers in Metro Manila'],
])('the title of %s/%s', (area, region, title) => {
  expect(landingTitle(landing(area, region))).toBe(title);
});

test.each([
  ['central-visayas', 9, null, '9 labor lawyers in Central Visayas. All meet by video or phone.'],
  [
    'central-visayas',
    1,
    null,
    '1 labor lawyer in Central Visayas. Meetings are by video or phone.',
  ],
  ['central-visayas', 0, null, 'There is no labor lawyer in Central Visayas on Sangguni yet.'],
  ['philippines', 54, null, '54 labor lawyers across the Philippines. All meet by video or phone.'],
  [null, 54, null, '54 labor lawyers across the Philippines. All meet by video or phone.'],
  [
    'cebu',
    3,
    2,
    '2 labor lawyers in Cebu City and 1 more in the rest of Central Visayas. All meet by video or phone.',
  ],
  [
    'cebu',
    4,
    1,
    '1 labor lawyer in Cebu City and 3 more in the rest of Central Visayas. All meet by video or phone.',
  ],
  ['cebu', 2, 2, '2 labor lawyers in Cebu City. All meet by video or phone.'],
  [
    'cebu',
    1,
    0,
    'No labor lawyer in Cebu City itself yet, but 1 in Central Visayas. Meetings are by video or phone.',
  ],
  ['cebu', 0, 0, 'There is no labor lawyer in Central Visayas on Sangguni yet.'],
  [
    'ortigas',
    2,
    1,
    '1 labor lawyer in Ortigas and Pasig and 1 more in the rest of Metro Manila. All meet by video or phone.',
  ],
])('what is said of %s with %i lawyers, %p in the city', (region, total, inCity, sentence) => {
  expect(countSentence(landing('labor', region), lawyers(total, inCity))).toBe(sentence);
});

test.each([
  [
    1,
    'There is no labor lawyer in Caraga on Sangguni yet. One in another region can meet you by video or phone.',
  ],
  [
    8,
    'There is no labor lawyer in Caraga on Sangguni yet. 8 in other regions can meet you by video or phone.',
  ],
  [0, 'There is no labor lawyer in Caraga on Sangguni yet.'],
])('where nobody is, %i elsewhere are named', (elsewhere, sentence) => {
  const everywhere = { ...SUMMARY, total: elsewhere };
  const nobody = { ...lawyers(0), everywhere };
  expect(countSentence(landing('labor', 'caraga'), nobody)).toBe(sentence);
});

test('the description has the price of 30 minutes, or none where nobody has one', () => {
  const nobody = { ...lawyers(0), summary: { ...SUMMARY, total: 0, price_30: null } };
  expect(landingDescription(landing('labor', 'cebu'), lawyers(3))).toBe(
    'Labor lawyers in Cebu City: 3 in Central Visayas, 30 minutes by video or phone for ₱900 to ₱2,000. What to bring, offices and courts, time limits.',
  );
  expect(landingDescription(landing('election', 'caraga'), nobody)).not.toMatch(/₱|minutes/);
});

test('more lawyers in the city than were counted', () => {
  const inCity = { ...page(1000), moreThanTotal: true as const };
  expect(countSentence(landing('labor', 'cebu'), { ...lawyers(4321), inCity })).toBe(
    '1,000+ labor lawyers in Cebu City and more in the rest of Central Visayas. All meet by video or phone.',
  );
  const group = { kind: 'city', lawyers: [], total: 1000, more: true } as const;
  expect(groupHeading(landing('labor', 'cebu'), group, false)).toBe(
    '1,000+ labor lawyers in Cebu City',
  );
  const place = { ...group, kind: 'place', total: 3321 } as const;
  expect(groupHeading(landing('labor', 'cebu'), place, true)).toBe('More in Central Visayas');
});

test('one price is not a range', () => {
  expect(priceText({ min: 90_000, max: 90_000 })).toBe('₱900');
});

test('what a consultation costs is answered where somebody asks a price, and only there', () => {
  const answer = priceQuestion(landing('labor', 'cebu'), lawyers(3))?.answer;
  expect(answer).toContain('30 minutes with a labor lawyer in Central Visayas cost ₱900 to ₱2,000');
  expect(answer).toContain('60 minutes ₱1,600 to ₱3,500');
  const nobody = { ...lawyers(0), summary: { ...SUMMARY, price_30: null, price_60: null } };
  expect(priceQuestion(landing('labor', 'cebu'), nobody)).toBeNull();
});

test('slugs are taken exactly as they are written', () => {
  expect(findLanding('Labor', 'cebu')).toBeNull();
  expect(findLanding('labor', 'Cebu City')).toBeNull();
  expect(findLanding('astrology', null)).toBeNull();
  expect(findLanding('labor', 'atlantis')).toBeNull();
});

test.each([
  ['labor', 'a labor lawyer'],
  ['election', 'an election lawyer'],
  ['immigration', 'an immigration lawyer'],
  ['intellectual-property', 'an intellectual property lawyer'],
])('a lawyer of %s is %s', (area, words) => {
  const asked = priceQuestion(landing(area, 'cebu'), lawyers(3));
  expect(asked?.question).toBe(`How much does a consultation with ${words} cost?`);
});
