import 'server-only';
import { AREAS } from '@/lib/catalogue/areas';
import { SEO_REGIONS } from '@/lib/catalogue/regions';
import { countVisible } from '@/lib/server/lawyers/search/counts';
import { database } from '@/lib/server/platform/db/pool';
import { fromReplica } from '@/lib/server/platform/replica/service';
import { apiParts } from '../openapi/service';
import * as store from './store';

export interface SitemapEntry {
  readonly path: string;
  /** Null where a page has no day on which it changed. */
  readonly changedAt: Date | null;
}

/**
 * Profiles per file: a sitemap may list at most 50,000 addresses; lists, landing pages and cities are a few hundred.
 */
const PROFILES_PER_FILE = 49_000;
/** Profiles read at a time. */
const BATCH = 1_000;

const PROFILES = {
  lawyers: { find: store.findLawyers, path: '/lawyer' },
  notaries: { find: store.findNotaries, path: '/notary-public/profile' },
} as const;
type Kind = keyof typeof PROFILES;

interface ProfileFile {
  readonly kind: Kind;
  readonly number: number;
}

/** Lists the files of profiles beside the main one: none while the profiles fit into that. */
export async function profileFiles(perFile = PROFILES_PER_FILE): Promise<ProfileFile[]> {
  const [lawyers, notaries] = await fromReplica(() =>
    Promise.all([countVisible(database()), store.countNotaries(database())]),
  );
  if (lawyers + notaries <= perFile) return [];
  const filesOf = (kind: Kind, count: number) =>
    Array.from({ length: Math.ceil(count / perFile) }, (_, number) => ({ kind, number }));
  return [...filesOf('lawyers', lawyers), ...filesOf('notaries', notaries)];
}

/**
 * Yields the pages that depend on the database: landing pages and cities with lawyers or notaries, their lists, and
 * the profiles while they fit into one file. In batches, to limit memory.
 */
export async function* mainEntries(perFile = PROFILES_PER_FILE): AsyncGenerator<SitemapEntry[]> {
  const [places, cities] = await fromReplica(() =>
    Promise.all([store.findPlaces(database()), store.findNotaryCities(database())]),
  );
  const files = await profileFiles(perFile);
  yield [
    ...lists(places),
    ...landingPages(places),
    ...entry('/notary-public', cities),
    ...cities.map(({ city, changedAt }) => ({ path: `/notary-public/${city}`, changedAt })),
    ...developerPages(),
  ];
  if (files.length > 0) return;
  yield* profileEntries({ kind: 'lawyers', number: 0 }, perFile);
  yield* profileEntries({ kind: 'notaries', number: 0 }, perFile);
}

/** Yields the profiles of one file in the order of their ids; nothing for a missing file. */
export async function* profileEntries(
  { kind, number }: ProfileFile,
  perFile = PROFILES_PER_FILE,
): AsyncGenerator<SitemapEntry[]> {
  const { find, path } = PROFILES[kind];
  let after = '';
  for (let left = perFile; left > 0; left -= BATCH) {
    // Only the first batch looks for its place; the others go on where the last one ended.
    const skip = after === '' ? number * perFile : 0;
    const slice = { after, skip, limit: Math.min(BATCH, left) };
    const found = await fromReplica(() => find(database(), slice));
    if (found.length > 0) {
      yield found.map(({ id, changedAt }) => ({ path: `${path}/${id}`, changedAt }));
    }
    if (found.length < BATCH) return;
    after = found.at(-1)?.id ?? '';
  }
}

/** Returns the main page and the search, which show lawyers of every kind and change with any of them. */
function lists(places: readonly { changedAt: Date }[]): SitemapEntry[] {
  const paths = ['/', '/lawyers-online', '/free-legal-help'];
  return paths.flatMap((path) => entry(path, places));
}

/** Returns the landing pages; one without lawyers is not listed (docs/contract/site.md). */
function landingPages(places: readonly store.Place[]): SitemapEntry[] {
  return AREAS.flatMap(({ slug, areas }) => {
    const ofArea = places.filter(({ area }) => areas.includes(area));
    return [
      ...entry(`/lawyers-online/${slug}`, ofArea),
      // The page of the whole country goes by the address of its area.
      ...SEO_REGIONS.filter(({ queryRegion }) => queryRegion).flatMap((region) =>
        entry(
          `/lawyers-online/${slug}/${region.slug}`,
          ofArea.filter((place) => place.region === region.queryRegion),
        ),
      ),
    ];
  });
}

/** Returns the pages of the API, which are rendered from the registered operations. */
function developerPages(): SitemapEntry[] {
  const parts = apiParts().map(({ slug }) => `/developers/${slug}`);
  return ['/developers', ...parts].map((path) => ({ path, changedAt: null }));
}

function entry(path: string, shown: readonly { changedAt: Date }[]): SitemapEntry[] {
  const changedAt = latest(shown);
  return changedAt ? [{ path, changedAt }] : [];
}

function latest(dated: readonly { changedAt: Date }[]): Date | null {
  const times = dated.map(({ changedAt }) => changedAt.getTime());
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}
