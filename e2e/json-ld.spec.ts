import type { Page } from '@playwright/test';
import { searchLawyers } from '@/lib/contract/lawyers/search';
import { readJsonLd, type StatedValue, statedValues, typesIn } from './support/json-ld';
import { type PageKinds, pageKinds } from './support/page-kinds';
import { fetchAddress, pathOf } from './support/site-pages';
import { BASE_URL } from './support/target';
import { expect, test } from './support/test';

const TYPES: Partial<Record<keyof PageKinds, string[]>> = {
  home: ['Organization', 'WebSite', 'FAQPage'],
  search: ['CollectionPage'],
  filtered: ['CollectionPage'],
  notaries: ['CollectionPage'],
  blog: ['Blog'],
  topic: ['CollectionPage'],
  area: ['BreadcrumbList', 'Service', 'ItemList', 'FAQPage'],
  region: ['BreadcrumbList', 'Service', 'ItemList', 'FAQPage'],
  city: ['BreadcrumbList', 'Service', 'ItemList', 'FAQPage'],
  profile: ['BreadcrumbList', 'LegalService', 'Person'],
  notaryCity: ['BreadcrumbList', 'ItemList', 'FAQPage'],
  notary: ['BreadcrumbList', 'Notary'],
  freeHelp: ['BreadcrumbList', 'Service', 'ItemList', 'FAQPage'],
  post: ['BreadcrumbList', 'BlogPosting'],
  faq: ['FAQPage'],
};

test.describe('JSON-LD', { tag: ['@seo', '@once'] }, () => {
  test('says what the page says, and nothing else', { tag: '@core' }, async ({
    openPage,
    visitor,
  }) => {
    const kinds = await pageKinds(visitor);
    const page = await openPage({ javaScriptEnabled: false });
    for (const [kind, address] of Object.entries(kinds)) {
      await page.goto(address);
      const things = await readJsonLd(page);
      expect(typesIn(things), address).toEqual(TYPES[kind as keyof PageKinds] ?? []);
      expect.soft(await unseen(page, statedValues(things)), address).toEqual([]);
    }
  });

  test('what the page does not say would be noticed', { tag: '@core' }, async ({ openPage }) => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto('/faq');
    const values: StatedValue[] = [
      { path: 'text', kind: 'text', value: 'The best lawyers' },
      { path: 'number', kind: 'number', value: '98765' },
      { path: 'date', kind: 'date', value: '1999-01-01' },
      { path: 'own', kind: 'url', value: `${BASE_URL}/nowhere` },
      { path: 'other', kind: 'url', value: 'https://elsewhere.example/' },
    ];
    // steady: a page without scripts does not change
    expect(await unseen(page, values)).toHaveLength(values.length);
  });

  test('a lawyer without reviews has no rating', { tag: '@core' }, async ({
    openPage,
    visitor,
  }) => {
    const query = { sort: 'rating', sort_direction: 1 } as const;
    const { results } = await visitor.call(searchLawyers, { query });
    const fresh = results.find(({ review_count }) => review_count === 0);
    expect(fresh, 'a lawyer without reviews').toBeDefined();
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(`/lawyer/${fresh?._id}`);
    const things = await readJsonLd(page);
    expect(typesIn(things)).toEqual(['BreadcrumbList', 'LegalService', 'Person']);
    expect(JSON.stringify(things)).not.toMatch(/rating/i);
  });

  test('a search for an area works as it is described', async ({ openPage }) => {
    const page = await openPage();
    await page.goto('/');
    const [, website] = await readJsonLd(page);
    const [, template = ''] = /"urlTemplate":"([^"]+)"/.exec(JSON.stringify(website)) ?? [];
    expect(template).toContain('{area}');
    await page.goto(pathOf(template.replace('{area}', 'Labor')));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/labor/i);
  });
});

/** Values that cannot be read on the page, nor looked up by its links. */
async function unseen(page: Page, values: readonly StatedValue[]): Promise<string[]> {
  const seen = await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    const all = (selector: string, name: string) =>
      [...document.querySelectorAll(selector)].map((node) => node.getAttribute(name) ?? '');
    return {
      text: document.body.innerText,
      dates: all('time', 'datetime'),
      links: all('a[href]', 'href'),
    };
  });
  const text = plain(seen.text);
  const isSeen = async ({ kind, value }: StatedValue) => {
    if (kind === 'text') return text.includes(plain(value));
    if (kind === 'number') return numberForms(Number(value)).some((form) => text.includes(form));
    if (kind === 'date') return seen.dates.some((date) => date.startsWith(value));
    return seen.links.includes(value) || (isOwn(value) && (await isAnswered(value)));
  };
  const missing: string[] = [];
  // One after the other: of a blog's posts, asked for at once, the server turns some away.
  for (const one of values) if (!(await isSeen(one))) missing.push(`${one.path}: ${one.value}`);
  return missing;
}

function isOwn(url: string): boolean {
  return new URL(url).origin === new URL(BASE_URL).origin;
}

async function isAnswered(url: string): Promise<boolean> {
  return (await fetchAddress(pathOf(url))).ok;
}

/** As prices, counts and ratings are written. */
function numberForms(value: number): string[] {
  const centavos = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return [value.toLocaleString('en-PH'), value.toLocaleString('en-PH', centavos)];
}

/** Without differences of case and space, which styles change. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim().toLowerCase();
}
