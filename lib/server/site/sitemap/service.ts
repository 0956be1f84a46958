import 'server-only';
import { AREAS } from '@/lib/catalogue/areas';
import { SEO_REGIONS } from '@/lib/catalogue/regions';
import { database } from '@/lib/server/platform/db/pool';
import * as store from './store';

interface SitemapEntry {
  readonly path: string;
  readonly changedAt: Date;
}

/** A sitemap names at most 50,000 addresses; lists, landing pages and cities are a few hundred. */
const MAX_PROFILES = 39_000;
const MAX_NOTARIES = 10_000;

/** Pages whose existence or content lies in the database: profiles, landing pages and cities with somebody, and what lists them. */
export async function liveEntries(): Promise<SitemapEntry[]> {
  const [profiles, places, notaries, cities] = await Promise.all([
    store.findProfiles(database(), MAX_PROFILES),
    store.findPlaces(database()),
    store.findNotaries(database(), MAX_NOTARIES),
    store.findNotaryCities(database()),
  ]);
  return [
    ...lists(profiles),
    ...landingPages(places),
    ...profiles.map(({ id, changedAt }) => ({ path: `/lawyer/${id}`, changedAt })),
    ...entry('/notary-public', cities),
    ...cities.map(({ city, changedAt }) => ({ path: `/notary-public/${city}`, changedAt })),
    ...notaries.map(({ id, changedAt }) => ({ path: `/notary-public/profile/${id}`, changedAt })),
  ];
}

/** The main page and the search show lawyers of every kind: they change with any of them. */
function lists(profiles: readonly { changedAt: Date }[]): SitemapEntry[] {
  const paths = ['/', '/lawyers-online', '/free-legal-help'];
  return paths.flatMap((path) => entry(path, profiles));
}

/** A landing page without lawyers is not offered (docs/contract.md). */
function landingPages(places: readonly store.Place[]): SitemapEntry[] {
  return AREAS.flatMap(({ slug, areas }) => {
    const ofArea = places.filter(({ area }) => areas.includes(area));
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

/** A list as new as the latest of what it shows; none where it is empty. */
function entry(path: string, shown: readonly { changedAt: Date }[]): SitemapEntry[] {
  const changedAt = latest(shown);
  return changedAt ? [{ path, changedAt }] : [];
}

function latest(dated: readonly { changedAt: Date }[]): Date | null {
  const times = dated.map(({ changedAt }) => changedAt.getTime());
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}
