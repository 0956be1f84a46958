import { neighborsOf } from './neighbors';
import { SEO_REGIONS } from './regions';

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
  for (const { slug } of SEO_REGIONS) expect(named.has(slug) || slug === 'philippines').toBe(true);
});
