import { AREA_SLUGS, type AreaSlug } from '../areas';
import { REGION_SLUGS, type RegionSlug } from '../regions';
import { areaGuide, regionGuide } from './guides';
import { type LandingGuide, landingGuide } from './landing-guide';

const PAIRS = AREA_SLUGS.flatMap((area) => REGION_SLUGS.map((region) => ({ area, region })));
const PAGES: { area: AreaSlug; region: RegionSlug | null }[] = [
  ...AREA_SLUGS.map((area) => ({ area, region: null })),
  ...PAIRS,
];

const name = ({ area, region }: (typeof PAGES)[number]) => `${area}/${region ?? 'everywhere'}`;

/** Every text that a page shows, links and dates aside. */
function texts(guide: LandingGuide): string[] {
  const { local, goodToKnow, sections } = guide;
  const headed = [...(local ? [local] : []), ...sections, ...(goodToKnow ? [goodToKnow] : [])];
  return [
    guide.lead,
    guide.officesHeading,
    ...headed.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
    ...guide.offices.flatMap((office) => [office.name, office.role]),
    ...guide.steps.flatMap(({ title, text }) => [title, text]),
    ...guide.documents.flatMap((document) => [document.name, document.reason]),
    ...guide.limits.flatMap(({ matter, time, rule, source }) => [matter, time, rule, source.title]),
    ...guide.costs,
    ...guide.questions.flatMap(({ question, answer }) => [question, answer]),
  ];
}

const words = (text: string) => text.split(/\s+/).filter(Boolean).length;
const sentences = (guide: LandingGuide) =>
  new Set(texts(guide).flatMap((text) => text.split(/(?<=[.!?])\s+/)));

function repeated(values: readonly string[]): string[] {
  return values.filter((value, at) => values.indexOf(value) !== at);
}

test('234 pages, each a guide of its own place', () => {
  expect(PAGES).toHaveLength(234);
  for (const region of REGION_SLUGS) expect(regionGuide(region).region).toBe(region);
  for (const area of AREA_SLUGS) expect(areaGuide(area).area).toBe(area);
});

describe('every area', () => {
  test.each(AREA_SLUGS)('%s is explained in full', (area) => {
    const guide = landingGuide(area, null);
    const explained = guide.sections.flatMap(({ paragraphs }) => paragraphs).join(' ');
    expect(words(explained)).toBeGreaterThanOrEqual(350);
    expect(guide.sections.length).toBeGreaterThanOrEqual(4);
    expect(guide.steps.length).toBeGreaterThanOrEqual(5);
    expect(guide.documents.length).toBeGreaterThanOrEqual(6);
    expect(guide.limits.length).toBeGreaterThanOrEqual(3);
    expect(guide.costs.length).toBeGreaterThanOrEqual(3);
    expect(guide.offices.length).toBeGreaterThanOrEqual(5);
    expect(guide.questions.length).toBeGreaterThanOrEqual(6);
  });

  test.each(AREA_SLUGS)('%s names a dated source for each time', (area) => {
    for (const { source } of areaGuide(area).limits) {
      expect(source.url).toMatch(/^https:\/\/[a-z0-9.-]+\.[a-z]+\//);
      expect(source.read).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
      expect(Number.isNaN(Date.parse(source.read))).toBe(false);
    }
  });
});

describe('every page', () => {
  test.each(PAGES.map((page) => [name(page), page] as const))('%s is whole', (_, page) => {
    const shown = texts(landingGuide(page.area, page.region));
    for (const text of shown) {
      expect(text.trim()).toBe(text);
      expect(text).not.toBe('');
      expect(text).not.toMatch(
        /\bundefined\b|\bnull\b|\{|\}| {2}|\bin in\b|\bthe the\b|\bof of\b|TODO/,
      );
      expect(text).not.toMatch(/['"]/);
      expect(text).not.toMatch(/\b(best|top|leading|guarantee[ds]?|#1|number one)\b/i);
    }
    // A page about one place leaves part of what holds everywhere to the page of its area.
    expect(words(shown.join(' '))).toBeGreaterThan(page.region ? 700 : 900);
  });
});

describe('every area in every place', () => {
  const places = PAIRS.map((pair) => ({ ...pair, guide: landingGuide(pair.area, pair.region) }));

  test('has a lead, offices and two questions of its own', () => {
    for (const { area, region } of PAIRS) {
      const pair = regionGuide(region).areas[area];
      expect(words(pair.local.join(' '))).toBeGreaterThanOrEqual(25);
      expect(Object.keys(pair.offices).length).toBeGreaterThanOrEqual(1);
      expect(Object.keys(pair.questions)).toHaveLength(2);
      for (const question of Object.keys(pair.questions)) expect(question).toMatch(/\?$/);
    }
  });

  test('repeats no lead, question or answer of another', () => {
    const own = PAIRS.flatMap(({ area, region }) => {
      const { local, questions } = regionGuide(region).areas[area];
      return [...local, ...Object.keys(questions), ...Object.values(questions)];
    });
    expect(repeated(own)).toEqual([]);
  });

  test('says at least 120 words in sentences that no other page has', () => {
    const onPages = new Map<string, number>();
    const all = PAGES.map((page) => sentences(landingGuide(page.area, page.region)));
    for (const page of all) {
      for (const sentence of page) onPages.set(sentence, (onPages.get(sentence) ?? 0) + 1);
    }
    const thin = places.flatMap((page) => {
      const own = [...sentences(page.guide)].filter((sentence) => onPages.get(sentence) === 1);
      const count = words(own.join(' '));
      return count < 120 ? [`${name(page)}: ${count}`] : [];
    });
    expect(thin).toEqual([]);
  });

  test('shows neighbors different questions of the area', () => {
    const shared = (region: RegionSlug) =>
      landingGuide('labor', region)
        .questions.slice(2)
        .map(({ question }) => question);
    expect(shared('makati')).not.toEqual(shared('taguig'));
  });
});

test.each([
  ['philippines', 'the Philippines'],
  ['metro-manila', 'Metro Manila'],
  ['makati', 'Makati'],
  ['quezon-city', 'Quezon City'],
  ['cebu', 'Cebu City'],
  ['central-visayas', 'Central Visayas'],
  ['davao-region', 'the Davao Region'],
  ['cordillera-administrative-region', 'the Cordillera Administrative Region'],
  ['ilocos-region', 'the Ilocos Region'],
  ['cagayan-valley', 'Cagayan Valley'],
  ['mimaropa', 'MIMAROPA'],
  ['bicol-region', 'the Bicol Region'],
  ['negros-island-region', 'the Negros Island Region'],
  ['zamboanga-peninsula', 'the Zamboanga Peninsula'],
  ['bangsamoro', 'the Bangsamoro'],
] as const)('%s reads well after “in”', (region, place) => {
  expect(landingGuide('election', region).local?.heading).toBe(`Election disputes in ${place}`);
});
