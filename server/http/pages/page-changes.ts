import { setImmediate as untilRead } from 'node:timers/promises';
import { describeError, writeLine } from '../../../lib/log-lines.ts';

/** Milliseconds after a failed query in which pages are shown unchecked, since waits would add up. */
const FAILURE_PAUSE_MS = 1000;
/** Changed tags to remember, before every page counts as changed instead. */
const MAX_TAGS = 20_000;

/** Tags that changed since a snapshot (null: unknown), and the snapshot of the answer. */
export interface Changes {
  readonly snapshot: string;
  readonly tags: readonly string[] | null;
}

/** Queries the changes since that snapshot (null: since ever); null without an answer. */
export type ChangesSince = (snapshot: string | null) => Promise<Changes | null>;

/**
 * Tracks changes of the pages in memory, as the database reports them. Each answer with changes is a version: a page
 * is current as long as none of its tags changed in a version after the latest one at the time Next began to answer.
 */
export function createPageChanges(changesSince: ChangesSince, now: () => number) {
  const changedIn = new Map<string, number>();
  let snapshot: string | null = null;
  let latest = 0;
  // In this version everything may have changed.
  let allChangedIn = 0;
  let retryAt = 0;
  let underWay: Promise<void> = Promise.resolve();
  let upcoming: Promise<void> | null = null;

  async function look(): Promise<Changes | null> {
    try {
      return await changesSince(snapshot);
    } catch (error) {
      // Nobody waits for every look, and a rejection that nobody hears ends the process.
      writeLine('error', 'page-changes', { error: describeError(error) });
      return null;
    }
  }

  async function ask() {
    if (now() < retryAt) return;
    const found = await look();
    if (!found) {
      retryAt = now() + FAILURE_PAUSE_MS;
      return;
    }
    snapshot = found.snapshot;
    if (found.tags?.length === 0) return;
    latest += 1;
    for (const tag of found.tags ?? []) changedIn.set(tag, latest);
    if (!found.tags || changedIn.size > MAX_TAGS) {
      changedIn.clear();
      allChangedIn = latest;
    }
  }

  return {
    latest: () => latest,
    /**
     * Resolves once the database was queried after this call. All calls made before a query is sent share it; one is
     * in progress at a time.
     */
    check(): Promise<void> {
      upcoming ??= underWay.then(async () => {
        // What has already arrived on other connections is read first.
        await untilRead();
        upcoming = null;
        underWay = ask();
        await underWay;
      });
      return upcoming;
    },
    isUnchanged: ({ tags, version }: { tags: readonly string[]; version: number }) =>
      version >= allChangedIn && tags.every((tag) => (changedIn.get(tag) ?? 0) <= version),
  };
}
