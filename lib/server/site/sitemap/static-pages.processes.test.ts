import { readFileSync } from 'node:fs';
import { AREA_SLUGS } from '@/lib/catalogue/areas';
import { CITY_SLUGS } from '@/lib/catalogue/cities';
import { REGION_SLUGS } from '@/lib/catalogue/regions';

const manifest: { routes: Record<string, unknown> } = JSON.parse(
  readFileSync('.next/prerender-manifest.json', 'utf8'),
);
const builtBelow = (path: string) =>
  Object.keys(manifest.routes).filter((route) => route.startsWith(`${path}/`));

test('the build holds a page for every area, every area in a region, and every city of notaries', () => {
  const areas = AREA_SLUGS.flatMap((area) => [
    `/lawyers-online/${area}`,
    ...REGION_SLUGS.map((region) => `/lawyers-online/${area}/${region}`),
  ]);
  expect(builtBelow('/lawyers-online').toSorted()).toEqual(areas.toSorted());
  expect(CITY_SLUGS.length).toBeGreaterThanOrEqual(60);
  const cities = CITY_SLUGS.map((city) => `/notary-public/${city}`);
  expect(builtBelow('/notary-public').toSorted()).toEqual(cities.toSorted());
});
