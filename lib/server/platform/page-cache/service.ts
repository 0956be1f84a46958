import 'server-only';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DAY_MS } from '@/lib/domain/platform/time';
import { env, settingsInPages } from '@/lib/env';
import { database, type Executor, mainPool } from '../db/pool';
import { describeError, logEvent } from '../log';
import type { PageTag } from './policy';
import {
  type CachedPage,
  type Lifetime,
  type PageValue,
  pageBytes,
  pageFromBytes,
  tagsOf,
} from './serialize';
import * as store from './store';

/** Revalidates every page with one of these tags at its next request, on every process, once `exec` commits. */
export function pagesChanged(exec: Executor, ...tags: PageTag[]): Promise<void> {
  return store.appendChanges(exec, [...new Set(tags)]);
}

interface PageCache {
  forRequest(): RequestPages;
  revalidateTag(tags: readonly string[]): Promise<void>;
}

/** Next's page cache interface, for the request that it makes a handler for; instants are epoch milliseconds. */
interface RequestPages {
  /**
   * Calls `setMetadata` for a page that is current and may be shown again, not for one that is stale or was served in
   * an outage.
   */
  get(
    key: string,
    now: number,
    setMetadata?: (metadata: CacheMetadata) => void,
  ): Promise<(CachedPage & { lastModified: number }) | null>;
  set(
    key: string,
    value: PageValue | null,
    lifetime: Lifetime | undefined,
    now: number,
  ): Promise<void>;
}

interface CacheMetadata {
  readonly tags: readonly string[];
  /** Epoch milliseconds from which the page cache is asked again. */
  readonly until: number;
}

interface Copy {
  readonly version: string;
  readonly page: CachedPage;
  readonly writtenAt: number;
  readonly size: number;
}

/** Bytes of pages that a process caches in memory. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Longest wait for the database: beyond it a stale page or an error is better. Tests give a slow machine more. */
const QUERY_TIMEOUT_MS = 1_000;
/** Time after a failure in which pages without a copy are rendered without asking the database, since waits add up. */
const FAILURE_PAUSE_MS = 5_000;

function createCopies() {
  const copies = new Map<string, Copy>();
  let bytes = 0;
  const evict = (key: string) => {
    bytes -= copies.get(key)?.size ?? 0;
    copies.delete(key);
  };
  return {
    get: (key: string) => copies.get(key),
    evict,
    hold(key: string, copy: Copy) {
      evict(key);
      copies.set(key, copy);
      bytes += copy.size;
      for (const oldest of copies.keys()) {
        if (bytes <= MAX_BYTES) break;
        evict(oldest);
      }
    },
  };
}

export function createPageCache(edition: string): PageCache {
  const copies = createCopies();
  const pause = { until: 0 };
  return {
    forRequest: () => pagesForRequest(edition, copies, pause),
    revalidateTag: (tags) => store.appendChanges(database(), tags),
  };
}

function pagesForRequest(
  edition: string,
  copies: ReturnType<typeof createCopies>,
  pause: { until: number },
): RequestPages {
  // The snapshot since which what is rendered for this request may have read the database. It goes with the request, also
  // where the rendering throws.
  const renderings = new Map<string, string>();
  const begin = (key: string, snapshot: string) => {
    // The earlier moment stays: it is correct for a rendering that began since.
    if (!renderings.has(key)) renderings.set(key, snapshot);
    return null;
  };
  return {
    async get(key, now, setMetadata) {
      // No page has such an address, and PostgreSQL no such text.
      if (key.includes('\0')) return null;
      const known = copies.get(key);
      if (!known && now < pause.until) return null;
      let found: store.Found;
      try {
        found = await withTimeout(
          store.findEntry(database(), edition, key, known?.version ?? null),
        );
      } catch (error) {
        logEvent('pages', { key, error: describeError(error) });
        pause.until = now + FAILURE_PAUSE_MS;
        // Without a database nothing can have changed that this process could show: what it has counts as new.
        return known ? { ...known.page, lastModified: now } : null;
      }
      const { snapshot, entry } = found;
      if (!entry) {
        copies.evict(key);
        return begin(key, snapshot);
      }
      const { version, body, writtenAt } = entry;
      const page = body ? pageFromBytes(body) : known?.page;
      if (!page) return begin(key, snapshot);
      copies.hold(key, { version, page, writtenAt, size: body?.length ?? known?.size ?? 0 });
      const until = dueAt(page, writtenAt);
      if (until <= now) begin(key, snapshot);
      else setMetadata?.({ tags: tagsOf(page.value), until });
      return { ...page, lastModified: writtenAt };
    },

    async set(key, value, cacheControl, now) {
      const snapshot = renderings.get(key);
      renderings.delete(key);
      // 404 pages are not cached, or anyone could fill the database with them.
      if (!value || !snapshot || (value.status === 404 && !key.endsWith('/_not-found'))) {
        copies.evict(key);
        return;
      }
      const page = { value, cacheControl };
      const body = pageBytes(page);
      const version = randomUUID();
      const writtenAt = new Date(now);
      try {
        const tags = tagsOf(value);
        await store.saveEntry(database(), {
          edition,
          key,
          version,
          body,
          tags,
          snapshot,
          writtenAt,
        });
        copies.hold(key, { version, page, writtenAt: now, size: body.length });
      } catch (error) {
        logEvent('pages', { key, error: describeError(error) });
      }
    },
  };
}

function dueAt({ cacheControl }: CachedPage, writtenAt: number): number {
  const seconds = cacheControl?.revalidate;
  return writtenAt + (typeof seconds === 'number' ? seconds * 1000 : RETENTION_MS);
}

/** Returns the changes since a snapshot, for pages in memory; null without an answer. */
export async function changesSince(snapshot: string | null): Promise<store.Changes | null> {
  try {
    return await withTimeout(store.findChanges(mainPool(), snapshot));
  } catch (error) {
    logEvent('pages', { error: describeError(error) });
    return null;
  }
}

function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const limit = QUERY_TIMEOUT_MS * env.TIME_LIMIT_FACTOR;
    timer = setTimeout(() => reject(new Error('the database took too long')), limit);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

export function currentEdition(): string {
  const file = path.join(process.cwd(), '.next/BUILD_ID');
  const build = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'unbuilt';
  const settings = createHash('sha256').update(settingsInPages()).digest('hex');
  return `${build}.${settings.slice(0, 16)}`;
}

/** Key under which the handler that Next loads by its path finds the pages (server/page-cache-handler.ts). */
const PAGES = Symbol.for('sangguni.pages');

/** Opens the page cache for Next; until then every page is rendered at every request. */
export function openPages(): void {
  Reflect.set(globalThis, PAGES, createPageCache(currentEdition()));
}

const RETENTION_MS = 7 * DAY_MS;
/** Other builds may still run beside this one for a while. */
const OTHER_BUILDS_RETENTION_MS = DAY_MS;

/** Deletes pages of earlier builds, and changes older than every page. */
export async function purgePages(now: number): Promise<void> {
  const all = new Date(now - RETENTION_MS);
  await store.deleteEntries(database(), currentEdition(), {
    all,
    others: new Date(now - OTHER_BUILDS_RETENTION_MS),
  });
  // A rendering begins before its page is written, by seconds; a day is plenty.
  await store.deleteChanges(database(), new Date(now - RETENTION_MS - DAY_MS));
}
