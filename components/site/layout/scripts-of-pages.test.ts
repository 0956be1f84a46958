import { existsSync } from 'node:fs';
import path from 'node:path';
import { importedModules, readModule, type SourceFile } from '@/lib/testing/source-files';

/** Pages that visitors from search engines read first (docs/decisions/0014), with the layouts around them. */
const PUBLIC_PAGES = [
  'app/layout.tsx',
  'app/(site)/layout.tsx',
  'app/(site)/page.tsx',
  'app/(site)/lawyers-online/page.tsx',
  'app/(site)/lawyers-online/[areaSlug]/page.tsx',
  'app/(site)/lawyers-online/[areaSlug]/[regionSlug]/page.tsx',
  'app/(site)/lawyer/[lawyerId]/page.tsx',
  'app/(site)/notary-public/page.tsx',
  'app/(site)/notary-public/[city]/page.tsx',
  'app/(site)/notary-public/profile/[notaryId]/page.tsx',
  'app/(site)/free-legal-help/page.tsx',
  'app/(site)/faq/page.tsx',
  'app/(site)/blog/page.tsx',
  'app/(site)/blog/[slug]/page.tsx',
];

/** The schemas, the whole table of texts, the rules of phone numbers: 25, 3 and 3 kB. */
const HEAVY = ['zod', 'lib/contract/platform/copy.ts', 'libphonenumber-js'];

/** Returns the file of a module as it is imported, or the name of a package. */
function fileOf(from: string, name: string): string {
  if (!name.startsWith('.') && !name.startsWith('@/')) return name;
  const base = name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(from), name);
  return (
    [base, `${base}.ts`, `${base}.tsx`].find((file) => /\.tsx?$/.test(file) && existsSync(file)) ??
    base
  );
}

function importsOf(module: SourceFile): string[] {
  return importedModules(module)
    .filter(({ typeOnly }) => !typeOnly)
    .map((imported) => fileOf(module.path, imported.module));
}

const isOfBrowser = ({ text }: SourceFile) => text.startsWith("'use client'");

/** Returns all that a module imports, itself included, with the way to it; no further than where `stops` holds. */
function reachedFrom(start: string, stops: (module: SourceFile) => boolean): Map<string, string[]> {
  const ways = new Map([[start, [start]]]);
  for (const [file, way] of ways) {
    if (!/\.tsx?$/.test(file)) continue;
    const module = readModule(file);
    if (stops(module)) continue;
    for (const next of importsOf(module)) if (!ways.has(next)) ways.set(next, [...way, next]);
  }
  return ways;
}

/** Returns the components of the browser that a page or layout names. */
function namedBy(page: string): string[] {
  return [...reachedFrom(page, isOfBrowser).keys()].filter(
    (file) => /\.tsx?$/.test(file) && isOfBrowser(readModule(file)),
  );
}

test.each(PUBLIC_PAGES)('%s loads no schemas, and no table of texts for forms', (page) => {
  const parts = namedBy(page);
  const ways = parts.flatMap((part) => {
    const reached = reachedFrom(part, () => false);
    return HEAVY.flatMap((heavy) => reached.get(heavy)?.join(' > ') ?? []);
  });
  expect(ways).toEqual([]);
});

test('the pages have components of the browser', () => {
  const counts = PUBLIC_PAGES.map((page) => namedBy(page).length);
  expect(Math.max(...counts)).toBeGreaterThan(5);
});

test('the page of unknown addresses names nothing that the root layout names', () => {
  const ofLayout = namedBy('app/layout.tsx');
  expect(ofLayout).toContain('components/site/layout/providers.tsx');
  expect(namedBy('app/global-not-found.tsx').filter((file) => ofLayout.includes(file))).toEqual([]);
});
