import { expect, type Page } from '@playwright/test';

/** A node of the graph. Its shape is what the tests are about. */
type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>;

export interface StatedValue {
  /** Path of the value: `LegalService.address.addressRegion`. */
  readonly path: string;
  readonly kind: 'text' | 'number' | 'date' | 'url';
  readonly value: string;
}

/** Names and codes of the vocabulary itself. */
const VOCABULARY = ['@context', '@type', '@id', 'position', 'priceCurrency', 'addressCountry'];
/** How a search is called; a test of its own calls it. */
const CALL = ['urlTemplate', 'query-input'];

/** The JSON-LD of the page. */
export async function readJsonLd(page: Page): Promise<Thing[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.flatMap((text) => {
    const { '@context': context, '@graph': graph } = JSON.parse(text);
    expect(context).toBe('https://schema.org');
    return graph;
  });
}

export function typesIn(things: readonly Thing[]): string[] {
  return things.map((thing) => thing['@type']);
}

/** Every value in it. */
export function statedValues(things: readonly Thing[]): StatedValue[] {
  return things.flatMap((thing) => valuesIn(thing, thing['@type']));
}

function valuesIn(node: unknown, path: string): StatedValue[] {
  if (Array.isArray(node)) return node.flatMap((one) => valuesIn(one, path));
  if (typeof node === 'object' && node !== null) {
    return Object.entries(node)
      .filter(([key]) => !VOCABULARY.includes(key) && !CALL.includes(key))
      .flatMap(([key, value]) => valuesIn(value, `${path}.${key}`));
  }
  const value = String(node);
  return [{ path, kind: kindOf(node), value }];
}

function kindOf(value: unknown): StatedValue['kind'] {
  if (typeof value === 'number') return 'number';
  if (/^https?:\/\//.test(String(value))) return 'url';
  return /^(\d{4}-\d\d-\d\d|\d\d:\d\d$)/.test(String(value)) ? 'date' : 'text';
}
