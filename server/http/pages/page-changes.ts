import { setImmediate as untilRead } from 'node:timers/promises';
import { describeError, writeLine } from '../../../lib/log-lines.ts';

/** After a question without an answer, pages are shown as they are for a while: waits would add up. */
const FAILURE_PAUSE_MS = 1000;
/** Tags that are remembered as changed, before every page counts as changed instead. */
const MAX_TAGS = 20_000;

/**
 * What changed of the pages in memory, as the database tells it. Each answer with changes is a version: a page is right as
 * long as none of its tags changed in a version after the one that was the latest as Next began to answer.
 * @param {(snapshot: string | null) => Promise<{snapshot: string, tags: string[] | null} | null>} changesSince tags that
 *   changed since that snapshot (null: it is not known which), and the snapshot of the answer; null without an answer
 */
export function createPageChanges(changesSince, now) {
  const changedIn = new Map();
  let snapshot = null;
  let latest = 0;
  // In this version everything may have changed.
  let allChangedIn = 0;
  let retryAt = 0;
  let underWay = Promise.resolve();
  let upcoming = null;

  async function look() {
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
    /** The number of the latest version. */
    latest: () => latest,
    /**
     * Resolves once the database was asked after this call. All calls made before a question is sent share it; there
     * is one under way at a time.
     */
    check() {
      upcoming ??= underWay.then(async () => {
        // What has already arrived on other connections is read first.
        await untilRead();
        upcoming = null;
        underWay = ask();
        await underWay;
      });
      return upcoming;
    },
    /** Whether a page with these tags, of that version, is still right. */
    isUnchanged: ({ tags, version }) =>
      version >= allChangedIn && tags.every((tag) => !(changedIn.get(tag) > version)),
  };
}
