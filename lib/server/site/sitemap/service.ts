import 'server-only';
import { AREAS } from '@/lib/catalogue/areas';
import { SEO_REGIONS } from '@/lib/catalogue/regions';
import { database } from '@/lib/server/platform/db/pool';
import * as store from './store';

interface SitemapEntry {
  readonly path: string;
  readonly changedAt: Date;
}

/** A sitemap names at most 50,000 addresses; lists and landing pages are a few hundred. */
const MAX_PROFILES = 49_000;

/** Pages whose existence or content lies in the database: profiles, landing pages with lawyers, and what lists them. */
export async function liveEntries(): Promise<SitemapEntry[]> {
  const [profiles, places] = await Promise.all([
    store.findProfiles(database(), MAX_PROFILES),
    store.findPlaces(database()),
  ]);
  return [
    ...lists(profiles),
    ...landingPages(places),
    ...profiles.map(({ id, changedAt }) => ({ path: `/lawyer/${id}`, changedAt })),
  ];
}

/** The main page and the search show lawyers of every kind: they change with any of them. */
function lists(profiles: readonly { changedAt: Date }[]): SitemapEntry[] {
  const changedAt = latest(profiles);
  return changedAt ? ['/', '/lawyers-online'].map((path) => ({ path, changedAt })) : [];
}

/** A landing page without lawyers is not offered (docs/contract.md). */
function landingPages(places: readonly store.Place[]): SitemapEntry[] {
  return AREAS.flatMap(({ slug, areas }) => {
    const ofArea = places.filter(({ area }) => areas.includes(area));
    const entry = (path: string, inside: readonly store.Place[]): SitemapEntry[] => {
      const changedAt = latest(inside);
      return changedAt ? [{ path, changedAt }] : [];
    };
    return [
      ...entry(`/lawyers-online/${slug}`, ofArea),
      ...SEO_REGIONS.flatMap((region) =>
        entry(
          `/lawyers-online/${slug}/${region.slug}`,
          ofArea.filter((place) => !region.queryRegion || place.region === region.queryRegion),
        ),
      ),
    ];
  });
}

function latest(dated: readonly { changedAt: Date }[]): Date | null {
  const times = dated.map(({ changedAt }) => changedAt.getTime());
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}
