const WORKER = '/sw.js';

/**
 * Registers the service worker of the site (public/sw.js), or finds it: it shows web push, and serves a page when
 * offline.
 * @throws where the browser refuses it
 */
export async function registerWorker(): Promise<void> {
  await navigator.serviceWorker.register(WORKER, { scope: '/' });
}

/** Cache with the meetings kept for offline use, and the one URL in it. */
const CACHE = 'kept-meetings';
const ADDRESS = `/${CACHE}`;

export const MAX_STORED_MEETINGS = 5;

/** Data needed to attend a meeting; nothing of the case. */
export interface StoredMeeting {
  _id: string;
  type: 'VIDEO' | 'PHONE';
  start_time: string;
  end_time: string;
  minutes: number;
  when: string;
  lawyer_name: string;
}

export interface StoredList {
  user_id: string;
  /** When it was read, as an instant and as the page shows it. */
  read_at: string;
  as_of: string;
  /** Milliseconds the worker adds to the device clock, which may be wrong. */
  clock_ahead: number;
  support: { email: string; phone: string | null; phone_label: string | null };
  meetings: StoredMeeting[];
}

/**
 * Stores the next meetings of a user for the worker's page, replacing earlier ones. Never rejects.
 * @param isStillHere whether that user is still signed in here: a concurrent sign-out may clear first
 */
export async function storeMeetings(stored: StoredList, isStillHere: () => boolean): Promise<void> {
  try {
    if (!isStillHere()) return;
    const cache = await caches.open(CACHE);
    const meetings = stored.meetings.slice(0, MAX_STORED_MEETINGS);
    await cache.put(ADDRESS, Response.json({ ...stored, meetings }));
    if (!isStillHere()) await caches.delete(CACHE);
  } catch {
    // A browser without storage shows the page without them.
  }
}

/** Deletes the stored meetings, except those of the given user. Never rejects. */
export async function deleteStoredMeetings(exceptOf?: string): Promise<void> {
  try {
    if (exceptOf) {
      const found = await caches.match(ADDRESS, { cacheName: CACHE });
      if (found && (await found.json()).user_id === exceptOf) return;
    }
    await caches.delete(CACHE);
  } catch {
    // Blocked storage holds nothing.
  }
}
