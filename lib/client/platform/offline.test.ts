import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import config from '@/tailwind.config';
import {
  deleteStoredMeetings,
  MAX_STORED_MEETINGS,
  type StoredList,
  storeMeetings,
} from './offline';

const SOURCE = readFileSync('public/sw.js', 'utf8');
const NOW = Date.parse('2026-11-23T01:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** The caches of a browser, as far as they are used. */
function fakeCaches() {
  const stored = new Map<string, Map<string, string>>();
  const cacheOf = (name: string) => ({
    put: async (key: string, answer: Response) => {
      const entries = stored.get(name) ?? new Map();
      stored.set(name, entries.set(key, await answer.text()));
    },
    match: async (key: string) => {
      const text = stored.get(name)?.get(key);
      return text === undefined ? undefined : new Response(text);
    },
  });
  return {
    stored,
    api: {
      open: async (name: string) => {
        if (!stored.has(name)) stored.set(name, new Map());
        return cacheOf(name);
      },
      has: async (name: string) => stored.has(name),
      delete: async (name: string) => stored.delete(name),
      match: (key: string, { cacheName }: { cacheName: string }) => cacheOf(cacheName).match(key),
    },
  };
}

let caches: ReturnType<typeof fakeCaches>;
beforeEach(() => {
  caches = fakeCaches();
  Object.assign(globalThis, { caches: caches.api });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'caches');
});

function storedOf(fields: Partial<StoredList> = {}): StoredList {
  const meeting = {
    _id: 'meeting-1',
    type: 'VIDEO' as const,
    start_time: new Date(NOW + DAY).toISOString(),
    end_time: new Date(NOW + DAY + HOUR / 2).toISOString(),
    minutes: 30,
    when: 'Tue, Nov 24, 9:00 AM PHT',
    lawyer_name: 'Atty. Maria Luisa Santos',
  };
  return {
    user_id: 'u1',
    read_at: new Date(NOW).toISOString(),
    as_of: 'Mon, Nov 23, 9:00 AM PHT',
    clock_ahead: 0,
    support: { email: 'help@sangguni.example', phone: null, phone_label: null },
    meetings: [meeting],
    ...fields,
  };
}

const keep = (fields?: Partial<StoredList>) => storeMeetings(storedOf(fields), () => true);
const isStored = () => caches.stored.has('kept-meetings');

interface Situation {
  at?: number;
  path?: string;
  network?: () => Promise<Response>;
  /** Whether the cookie says that somebody is signed in; undefined where the browser hides it from a worker. */
  isSignedIn?: boolean;
  onLine?: boolean;
  request?: object;
}

const unreachable = async (): Promise<Response> => {
  throw new TypeError('Failed to fetch');
};

/** Returns the worker's answer to a navigation; null where it leaves that to the browser. */
async function opened(situation: Situation = {}): Promise<Response | null> {
  const { at = NOW, path: page = '/customer-portal', network = unreachable } = situation;
  const { isSignedIn, onLine = false, request } = situation;
  const handlers = new Map<string, (event: object) => void>();
  const self = {
    location: { origin: 'https://sangguni.example' },
    navigator: { onLine },
    addEventListener: (type: string, handler: (event: object) => void) =>
      handlers.set(type, handler),
    ...(isSignedIn !== undefined && {
      cookieStore: { get: async () => (isSignedIn ? { value: '1' } : null) },
    }),
  };
  class Clock extends Date {
    static override now() {
      return at;
    }
  }
  const globals = { self, caches: caches.api, fetch: network, crypto, Response, URL };
  vm.runInNewContext(SOURCE, { ...globals, Date: Clock });
  let answered: Promise<Response> | null = null;
  const waits: Promise<unknown>[] = [];
  handlers.get('fetch')?.({
    request: {
      mode: 'navigate',
      method: 'GET',
      url: `https://sangguni.example${page}`,
      ...request,
    },
    preloadResponse: Promise.resolve(undefined),
    respondWith: (answer: Promise<Response>) => {
      answered = answer;
    },
    waitUntil: (work: Promise<unknown>) => waits.push(work),
  });
  await Promise.all(waits);
  return answered;
}

const textOf = async (situation?: Situation) => (await opened(situation))?.text() ?? '';

describe('the worker', () => {
  test('online every page is the one of the site', async () => {
    await keep();
    const page = new Response('the page');
    expect(await opened({ network: async () => page, isSignedIn: true })).toBe(page);
    expect(isStored()).toBe(true);
  });

  test('answers for pages alone: never for what they load, nor for forms', async () => {
    expect(await opened({ request: { mode: 'cors' } })).toBeNull();
    expect(await opened({ request: { method: 'POST' } })).toBeNull();
  });

  test('without a connection it shows the next meetings, and when they were read', async () => {
    await keep();
    const text = await textOf();
    expect(text).toContain('<h1>You are offline</h1>');
    expect(text).toContain('As of Mon, Nov 23, 9:00 AM PHT');
    expect(text).toContain('Tue, Nov 24, 9:00 AM PHT');
    expect(text).toContain('Atty. Maria Luisa Santos');
    expect(text).toContain('href="/customer-portal/meeting/meeting-1/join"');
    expect(text).toContain('href="mailto:help@sangguni.example"');
    expect(text).not.toContain('tel:');
  });

  test('the number of support is there where one is set', async () => {
    const support = {
      email: 'e@x.example',
      phone: '+639171234567',
      phone_label: '+63 917 123 4567',
    };
    await keep({ support });
    expect(await textOf()).toContain(
      '<a class="link" href="tel:+639171234567">Call +63 917 123 4567',
    );
  });

  test('of a meeting by phone there is nothing to press', async () => {
    const [meeting] = storedOf().meetings;
    await keep({ meetings: meeting ? [{ ...meeting, type: 'PHONE' }] : [] });
    const text = await textOf();
    expect(text).toContain('Your lawyer calls the number you gave');
    expect(text).not.toContain('/join');
  });

  test('of a call it says that it opens by itself', async () => {
    for (const page of ['/meeting/m1', '/customer-portal/meeting/m1/join'])
      expect(await textOf({ path: page })).toContain('Your call opens here by itself');
    expect(await textOf()).toContain('This page opens here by itself');
  });

  test('a site that does not answer is not said to be a missing connection', async () => {
    expect(await textOf({ onLine: true })).toContain('<h1>We cannot be reached</h1>');
  });

  test('what is over is left out, and what is a week old is forgotten', async () => {
    await keep();
    expect(await textOf({ at: NOW + DAY + HOUR })).not.toContain('Santos');
    expect(isStored()).toBe(true);
    const late = await textOf({ at: NOW + 7 * DAY });
    expect(late).not.toContain('Your next meetings');
    expect(isStored()).toBe(false);
  });

  test('once nobody is signed in it shows nothing and forgets all, also with a page that comes', async () => {
    await keep();
    expect(await textOf({ isSignedIn: false })).not.toContain('Santos');
    expect(isStored()).toBe(false);
    await keep();
    await opened({ isSignedIn: false, network: async () => new Response('the page') });
    expect(isStored()).toBe(false);
  });

  test('what is kept is text, whatever a name holds', async () => {
    const [meeting] = storedOf().meetings;
    const lawyer_name = '<img src=x onerror="alert(1)">';
    await keep({ meetings: meeting ? [{ ...meeting, lawyer_name }] : [] });
    const text = await textOf();
    expect(text).not.toContain('<img');
    expect(text).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
  });

  test('runs its own style and script alone, by a nonce that is new each time', async () => {
    const answers = [await opened(), await opened()];
    const nonces = await Promise.all(
      answers.map(async (answer) => {
        const policy = answer?.headers.get('content-security-policy') ?? '';
        const [, nonce = ''] = /script-src 'nonce-([^']+)'/.exec(policy) ?? [];
        expect(policy).toContain("default-src 'none'");
        expect(await answer?.text()).toContain(`<script nonce="${nonce}">`);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(2);
  });

  test('its colours are those of the product', () => {
    const known = new Set(JSON.stringify(config.theme.colors).match(/#[\dA-Fa-f]{6}/g));
    const used = SOURCE.match(/#[\dA-Fa-f]{6}\b/g) ?? [];
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((color) => !known.has(color))).toEqual([]);
  });
});

describe('what is kept', () => {
  test('is a few meetings', async () => {
    const [meeting] = storedOf().meetings;
    await keep({ meetings: Array.from({ length: 20 }, () => meeting ?? []).flat() });
    const text = caches.stored.get('kept-meetings')?.get('/kept-meetings') ?? '{}';
    expect(JSON.parse(text).meetings).toHaveLength(MAX_STORED_MEETINGS);
  });

  test('is nothing of somebody who signs out meanwhile', async () => {
    await storeMeetings(storedOf(), () => false);
    expect(isStored()).toBe(false);
    const answers = [true, false];
    await storeMeetings(storedOf(), () => answers.shift() ?? false);
    expect(isStored()).toBe(false);
  });

  test('goes at sign-out and for another account, and stays for its own', async () => {
    await keep();
    await deleteStoredMeetings('u1');
    expect(isStored()).toBe(true);
    await deleteStoredMeetings('u2');
    expect(isStored()).toBe(false);
    await keep();
    await deleteStoredMeetings();
    expect(isStored()).toBe(false);
  });

  test('is nothing where the browser has no storage for it', async () => {
    Reflect.deleteProperty(globalThis, 'caches');
    await expect(storeMeetings(storedOf(), () => true)).resolves.toBeUndefined();
    await expect(deleteStoredMeetings('u1')).resolves.toBeUndefined();
  });
});
