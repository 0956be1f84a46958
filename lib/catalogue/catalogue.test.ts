import { icons } from 'lucide';
import { COMMON_PROBLEMS } from '@/lib/catalogue/legal-problems/common-problems';
import { findLegalProblem, LEGAL_PROBLEMS } from '@/lib/catalogue/legal-problems/legal-problems';
import { QUICK_PROBLEMS } from '@/lib/catalogue/legal-problems/quick-problems';
import { CITY_NAMES } from '@/server/city-names';
import { AREA_LABELS, AREA_SLUGS, AREAS, findArea } from './areas';
import { BANKS } from './banks';
import { CITIES, CITY_SLUGS, citiesNear, cityNamed, findCity } from './cities';
import { FAQ, FAQ_GROUPS, faqGroups, withServices } from './faq';
import { LANGUAGES } from './languages';
import { neighborsOf } from './neighbors';
import { findRegion, SEARCH_REGIONS, SEO_REGIONS } from './regions';
import { SORT_OPTIONS } from './sort-options';

function expectDistinct(values: readonly (string | number)[]) {
  const seen = new Set<string | number>();
  const repeated = values.filter((value) => seen.size === seen.add(value).size);
  expect(repeated).toEqual([]);
}

describe('areas', () => {
  test('are the nine of the product, in order', () => {
    expect(AREAS.map(({ slug, label }) => [slug, label])).toEqual([
      ['civil', 'Civil'],
      ['land-issues', 'Land Issues'],
      ['criminal', 'Criminal'],
      ['labor', 'Labor'],
      ['corporate', 'Corporate'],
      ['taxation', 'Taxation'],
      ['immigration', 'Immigration Law'],
      ['intellectual-property', 'Intellectual Property Law'],
      ['election', 'Election Law'],
    ]);
    expect(AREAS.map(({ slug }) => slug)).toEqual([...AREA_SLUGS]);
    expect(AREAS.map(({ label }) => label)).toEqual([...AREA_LABELS]);
  });

  test('each cover their own label and describe themselves', () => {
    for (const area of AREAS) {
      expect(area.areas).toContain(area.label);
      expect(area.description).not.toBe('');
    }
  });

  test('only Civil starts from a legal problem, and it is one of Civil', () => {
    const starting = AREAS.filter((area) => area.legalProblemId !== undefined);
    expect(starting.map(({ slug }) => slug)).toEqual(['civil']);
    expect(findLegalProblem(starting[0]?.legalProblemId ?? -1)?.value).toEqual(['Civil']);
  });

  test('are found by slug or label, whatever the case', () => {
    expect(findArea('labor')?.label).toBe('Labor');
    expect(findArea('LAND ISSUES')?.slug).toBe('land-issues');
    expect(findArea(' Election law ')?.slug).toBe('election');
    expect(findArea('family')).toBeUndefined();
    expect(findArea('')).toBeUndefined();
  });
});

describe('regions', () => {
  test('18 for search, in the order they are offered', () => {
    expect(SEARCH_REGIONS).toHaveLength(18);
    expect(SEARCH_REGIONS[0]).toBe('Metro Manila (NCR)');
    expect(SEARCH_REGIONS[8]).toBe('MIMAROPA (Region IV-B)');
    expect(SEARCH_REGIONS[17]).toBe('Bangsamoro (BARMM)');
  });

  test('25 places with distinct slugs and labels', () => {
    expect(SEO_REGIONS).toHaveLength(25);
    expectDistinct(SEO_REGIONS.map(({ slug }) => slug));
    expectDistinct(SEO_REGIONS.map(({ label }) => label));
    for (const { slug } of SEO_REGIONS) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test('every search region has a place of its own that searches it', () => {
    const own = SEO_REGIONS.filter((place) => place.queryRegion !== '' && !place.city);
    expect(own.map(({ label }) => label)).toEqual([...SEARCH_REGIONS]);
    for (const place of own) expect(place.queryRegion).toBe(place.label);
  });

  test.each([
    ['makati', 'Makati', 'Metro Manila (NCR)', ['Makati']],
    ['taguig', 'Taguig', 'Metro Manila (NCR)', ['Taguig']],
    ['quezon-city', 'Quezon City', 'Metro Manila (NCR)', ['Quezon City']],
    ['mandaluyong', 'Mandaluyong', 'Metro Manila (NCR)', ['Mandaluyong']],
    ['ortigas', 'Ortigas', 'Metro Manila (NCR)', ['Ortigas', 'Ortigas Center', 'Pasig']],
    ['cebu', 'Cebu City', 'Central Visayas (VII)', ['Cebu City']],
  ])('%s is in its parent region, with its cities', (slug, city, queryRegion, cities) => {
    expect(findRegion(slug)).toEqual({ slug, label: city, city, queryRegion, cities });
  });

  test('the country searches everywhere', () => {
    expect(findRegion('philippines')).toEqual({
      slug: 'philippines',
      label: 'Philippines',
      queryRegion: '',
    });
  });

  test('are found by slug or label, whatever the case', () => {
    expect(findRegion('metro manila (ncr)')?.slug).toBe('metro-manila');
    expect(findRegion('Davao-Region')?.label).toBe('Davao Region (XI)');
    expect(findRegion('Atlantis')).toBeUndefined();
    expect(findRegion('')).toBeUndefined();
  });
});

test('24 distinct languages', () => {
  expect(LANGUAGES).toHaveLength(24);
  expectDistinct(LANGUAGES);
});

test('sort options keep label and direction as paired', () => {
  expect(SORT_OPTIONS).toEqual([
    { label: 'Rating Low to High', sort: 'rating', sort_direction: 1 },
    { label: 'Rating High to Low', sort: 'rating', sort_direction: -1 },
    { label: 'Price Low to High', sort: 'price', sort_direction: 1 },
    { label: 'Price High to Low', sort: 'price', sort_direction: -1 },
    { label: 'Years of Experience Low to High', sort: 'bar_year', sort_direction: -1 },
    { label: 'Years of Experience High to Low', sort: 'bar_year', sort_direction: 1 },
  ]);
});

test('50 banks and wallets, each with a BIC of its own and a network', () => {
  expect(BANKS).toHaveLength(50);
  expectDistinct(BANKS.map(({ id }) => id));
  expectDistinct(BANKS.map(({ name }) => name));
  expectDistinct(BANKS.flatMap(({ xendit }) => xendit ?? []));
  for (const bank of BANKS) {
    // Bank, country PH, location, branch: ISO 9362.
    expect(bank.id).toMatch(/^[A-Z]{4}PH[A-Z0-9]{2}[A-Z0-9]{3}$/);
    expect(bank.rails).toContain('instapay');
  }
});

describe('legal problems', () => {
  test('about 190, with distinct ids inside the ranges of the catalogue', () => {
    expect(LEGAL_PROBLEMS.length).toBeGreaterThanOrEqual(180);
    expect(LEGAL_PROBLEMS.length).toBeLessThanOrEqual(206);
    const ids = LEGAL_PROBLEMS.map(({ _id }) => _id);
    expectDistinct(ids);
    const inside = (id: number) =>
      (id >= 0 && id <= 206) || (id >= 300 && id <= 317) || (id >= 401 && id <= 412);
    expect(ids.filter((id) => !inside(id))).toEqual([]);
    expect(ids).toEqual(expect.arrayContaining([0, 206, 300, 317, 401, 412]));
  });

  test('come in the groups of the catalogue, in order', () => {
    const groups = LEGAL_PROBLEMS.map(({ group_label }) => group_label);
    // One that came back further down would be in the list twice.
    expect(groups.filter((label, i) => label !== groups[i - 1])).toEqual([
      'Most Common',
      'Labor',
      'Civil',
      'Land Issues',
      'Corporate',
      'Intellectual Property Law',
      'Taxation',
      'Criminal',
      'Election Law',
      'Immigration Law',
    ]);
  });

  test('each have one area, the group’s own unless they are a quick choice', () => {
    for (const problem of LEGAL_PROBLEMS) {
      expect(problem.value).toHaveLength(1);
      expect(AREA_LABELS).toContain(problem.value[0]);
      if (problem.group_label !== 'Most Common') {
        expect(problem.value[0]).toBe(problem.group_label);
      }
    }
  });

  test('have short, distinct labels', () => {
    expectDistinct(LEGAL_PROBLEMS.map(({ label }) => label.toLowerCase()));
    const long = LEGAL_PROBLEMS.filter(({ label }) => label.length > 60);
    expect(long).toEqual([]);
    for (const { label } of LEGAL_PROBLEMS) expect(label).toMatch(/^[A-Z]/);
  });

  test('are found by id', () => {
    expect(findLegalProblem(0)?.label).toBe('Dismissed without notice');
    expect(findLegalProblem(9999)).toBeUndefined();
  });

  test('the quick choices are the Most Common ones, with icons that exist', () => {
    const mostCommon = LEGAL_PROBLEMS.filter(({ group_label }) => group_label === 'Most Common');
    expect(QUICK_PROBLEMS.map(({ _id }) => _id)).toEqual([401, 402, 403, 404, 405, 406, 407, 408]);
    expect(mostCommon.map(({ _id }) => _id)).toEqual(QUICK_PROBLEMS.map(({ _id }) => _id));
    expect(mostCommon.map(({ value }) => value[0])).toEqual([
      'Civil',
      'Civil',
      'Labor',
      'Corporate',
      'Land Issues',
      'Taxation',
      'Criminal',
      'Immigration Law',
    ]);
    expect(QUICK_PROBLEMS.filter(({ icon }) => !(icon in icons))).toEqual([]);
  });

  test('the home page’s problems are of the area they stand under, every area once', () => {
    expect(COMMON_PROBLEMS.map(({ area }) => area).sort()).toEqual([...AREA_LABELS].sort());
    for (const { area, problemIds } of COMMON_PROBLEMS) {
      expect(problemIds.map((id) => findLegalProblem(id)?.group_label)).toEqual([area, area, area]);
    }
  });
});

test('the FAQ of the main page has 12 questions, and /faq has each of them once', () => {
  expect(FAQ).toHaveLength(12);
  const all = FAQ_GROUPS.flatMap(({ entries }) => entries);
  expect(all).toEqual(expect.arrayContaining([...FAQ]));
  expect(all.length).toBeGreaterThan(FAQ.length);
  expectDistinct(all.map(({ question }) => question));
  expectDistinct([...all, ...FAQ_GROUPS].map(({ id }) => id));
  for (const { id, question, answer } of all) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(question).toMatch(/[?]$/);
    expect(answer).toMatch(/[.]$/);
  }
});

test('the FAQ mentions other services where people can register with them', () => {
  const answers = (services: string[]) =>
    [...withServices(FAQ, services), ...faqGroups(services).flatMap(({ entries }) => entries)]
      .map(({ answer }) => answer)
      .join(' ');
  expect(answers([])).not.toMatch(/Google|Facebook/);
  const both = answers(['Google', 'Facebook']);
  expect(both.match(/You can also register with Google or Facebook\./g)).toHaveLength(2);
});

test('the FAQ says what the specification has it say', () => {
  const text = FAQ.map(({ answer }) => answer).join(' ');
  for (const fact of [
    /Signing up is free/,
    /email address and a password/,
    /nothing to install: video calls take place on this site/,
    /phone, a tablet or a computer/,
    /Filipinos and foreigners, in the Philippines or abroad/,
    /ID of the Integrated Bar of the Philippines \(IBP\) and a government ID/,
    /you see the total before you pay/,
    /You fill in your profile yourself/,
    /Ten minutes before the start we email both of you a reminder with a link to join/,
    /Sign in, try your camera and microphone, and press the button to join/,
  ]) {
    expect(text).toMatch(fact);
  }
});

describe('cities', () => {
  test('other names lead to the page of a city, and none to itself', () => {
    const names = Object.entries(CITY_NAMES);
    expect(names.filter(([, slug]) => !findCity(slug))).toEqual([]);
    expect(names.filter(([name]) => findCity(name))).toEqual([]);
  });

  test('a city that is called City is found without it, too', () => {
    const called = CITY_SLUGS.filter((slug) => slug.endsWith('-city'));
    expect(called.length).toBeGreaterThan(5);
    for (const slug of called) expect(CITY_NAMES).toHaveProperty(slug.replace(/-city$/, ''), slug);
  });

  test('every slug is there once', () => {
    expect(new Set(CITY_SLUGS).size).toBe(CITIES.length);
  });

  test('the cities of the province are nearer than those of the region', () => {
    const cebu = findCity('cebu-city');
    const near = cebu ? citiesNear(cebu).map(({ slug }) => slug) : [];
    expect(near).toEqual(['mandaue', 'lapu-lapu', 'toledo', 'tagbilaran']);
  });
});

describe('neighbors', () => {
  test.each(SEO_REGIONS)('$slug has other places nearby, none twice', ({ slug }) => {
    const near = neighborsOf(slug);
    expect(near.length).toBeGreaterThanOrEqual(4);
    expect(near).not.toContain(slug);
    expect(new Set(near).size).toBe(near.length);
  });

  test('a city names its region first, and every region is named by another', () => {
    for (const { slug, city, queryRegion } of SEO_REGIONS) {
      if (!city) continue;
      const parent = SEO_REGIONS.find(({ label }) => label === queryRegion);
      expect(neighborsOf(slug)[0]).toBe(parent?.slug);
    }
    const named = new Set(SEO_REGIONS.flatMap(({ slug }) => neighborsOf(slug)));
    for (const { slug } of SEO_REGIONS)
      expect(named.has(slug) || slug === 'philippines').toBe(true);
  });
});

test.each([
  ['Naga City', 'naga'],
  [' city of naga', 'naga'],
  ['Paranaque', 'paranaque'],
  ['Quezon City', 'quezon-city'],
  ['Quezon', undefined],
  ['San Fernando', undefined],
  ['', undefined],
])('the city written as “%s” is %s', (typed, slug) => expect(cityNamed(typed)?.slug).toBe(slug));
