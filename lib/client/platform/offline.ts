const WORKER = '/sw.js';

/**
 * Registers the worker of the site (public/sw.js), or finds it: it shows web push, and answers for pages that cannot be reached.
 *
 * @throws where the browser refuses it
 */
export async function registerWorker(): Promise<void> {
  await navigator.serviceWorker.register(WORKER, { scope: '/' });
}

/** Where the worker finds what is kept for times without a connection: a cache, and the one address in it. */
const CACHE = 'kept-meetings';
const ADDRESS = `/${CACHE}`;

/** The most that is kept. */
export const MAX_STORED_MEETINGS = 5;

/** Of a meeting, what somebody needs to come to it; nothing of the case. */
export interface StoredMeeting {
  _id: string;
  type: 'VIDEO' | 'PHONE';
  start_time: string;
  end_time: string;
  minutes: number;
  /** `Tue, Nov 24, 10:00 AM PHT` */
  when: string;
  lawyer_name: string;
}

export interface StoredList {
  user_id: string;
  /** When it was read, as an instant and as the page writes it. */
  read_at: string;
  as_of: string;
  /** What the worker adds to the clock of the device, which may be wrong, milliseconds. */
  clock_ahead: number;
  support: { email: string; phone: string | null; phone_label: string | null };
  meetings: StoredMeeting[];
}

/**
 * Keeps the next meetings of a user for the worker's page, in place of what was there. Never rejects.
 *
 * @param isStillHere whether that user is signed in here at this moment: a sign-out beside it may forget first
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

/** Forgets them; those of this user may stay. Never rejects. */
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
