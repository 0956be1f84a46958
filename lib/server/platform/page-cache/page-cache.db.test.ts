import { DAY_MS } from '@/lib/domain/platform/time';
import { database, mainPool, transaction } from '../db/pool';
import type { PageTag } from './policy';
import type { PageValue } from './serialize';
import { changesSince, createPageCache, currentEdition, pagesChanged, purgePages } from './service';

const NOW = Date.parse('2026-11-23T00:00:00Z');
const FOREVER = { revalidate: false } as const;

let key: string;
let tag: PageTag;
beforeEach(() => {
  key = `/route-cache/APP_PAGE/0/$/${crypto.randomUUID()}`;
  tag = `lawyer:${crypto.randomUUID()}`;
});

function page(html: string, status = 200): PageValue {
  const headers = { 'x-next-cache-tags': `_N_T_/layout,${tag}` };
  return { kind: 'APP_PAGE', html, status, headers, rscData: Buffer.from('rsc') } as PageValue;
}

/** A request to a process of an edition. */
const requestTo = (edition: string) => createPageCache(edition).forRequest();

/** One process: asks, finds nothing, renders and keeps. */
async function render(cache: ReturnType<typeof requestTo>, html: string): Promise<void> {
  expect(await cache.get(key, NOW)).toBeNull();
  await cache.set(key, page(html), FOREVER, NOW);
}

const change = () => pagesChanged(database(), tag);

test('what one process kept the other gets whole, and only within one edition', async () => {
  const [one, two, other] = ['a', 'a', 'b'].map(requestTo);
  if (!one || !two || !other) throw new Error('three');
  await render(one, 'first');
  const found = await two.get(key, NOW + 1);
  expect(found).toEqual({ value: page('first'), cacheControl: FOREVER, lastModified: NOW });
  expect(await other.get(key, NOW)).toBeNull();
});

test('a change takes it from every process, also from those that hold a copy', async () => {
  const [one, two] = [requestTo('a'), requestTo('a')];
  await render(one, 'first');
  expect(await two.get(key, NOW)).not.toBeNull();
  await change();
  expect(await two.get(key, NOW)).toBeNull();
  expect(await one.get(key, NOW)).toBeNull();
  await two.set(key, page('second'), FOREVER, NOW);
  expect(await one.get(key, NOW)).toMatchObject({ value: { html: 'second' } });
});

test('a change while the page was being rendered is not lost', async () => {
  const [one, two] = [requestTo('a'), requestTo('a')];
  expect(await one.get(key, NOW)).toBeNull();
  await change();
  await one.set(key, page('read before the change'), FOREVER, NOW);
  expect(await one.get(key, NOW)).toBeNull();
  expect(await two.get(key, NOW)).toBeNull();
});

test('a change that began before the rendering and committed after it is not lost', async () => {
  const cache = requestTo('a');
  await transaction(async (tx) => {
    await pagesChanged(tx, tag);
    await render(cache, 'read before the commit');
    expect(await cache.get(key, NOW)).not.toBeNull();
  });
  expect(await cache.get(key, NOW)).toBeNull();
});

test('two renderings at once: the earlier moment counts', async () => {
  const cache = requestTo('a');
  await cache.get(key, NOW);
  await change();
  await cache.get(key, NOW);
  await cache.set(key, page('of the first'), FOREVER, NOW);
  expect(await cache.get(key, NOW)).toBeNull();
  await cache.set(key, page('of the third'), FOREVER, NOW);
  expect(await cache.get(key, NOW)).toMatchObject({ value: { html: 'of the third' } });
});

test('of two requests at once each renders what it may have read', async () => {
  const cache = createPageCache('a');
  const [early, late] = [cache.forRequest(), cache.forRequest()];
  await early.get(key, NOW);
  await change();
  await late.get(key, NOW);
  await late.set(key, page('read after the change'), FOREVER, NOW);
  expect(await late.get(key, NOW)).toMatchObject({ value: { html: 'read after the change' } });
  await early.set(key, page('read before the change'), FOREVER, NOW);
  expect(await late.get(key, NOW)).toBeNull();
});

test('a rendering that failed leaves nothing to the next', async () => {
  const cache = createPageCache('a');
  await cache.forRequest().get(key, NOW);
  await change();
  const next = cache.forRequest();
  await render(next, 'of the second');
  expect(await next.get(key, NOW)).toMatchObject({ value: { html: 'of the second' } });
});

test('what was not asked for is not kept', async () => {
  const cache = createPageCache('a');
  await cache.forRequest().get(key, NOW);
  const other = cache.forRequest();
  await other.set(key, page('of another request'), FOREVER, NOW);
  expect(await other.get(key, NOW)).toBeNull();
});

test('a page that was renewed behind the back of its reader counts from the renewal', async () => {
  const cache = requestTo('a');
  await cache.get(key, NOW);
  await cache.set(key, page('first'), { revalidate: 60 }, NOW);
  const later = NOW + 61_000;
  expect(await cache.get(key, later)).toMatchObject({ lastModified: NOW });
  await cache.set(key, page('second'), { revalidate: 60 }, later);
  expect(await cache.get(key, later)).toMatchObject({
    value: { html: 'second' },
    lastModified: later,
  });
});

test('changes of one tag do not wait for each other', async () => {
  await transaction(async (tx) => {
    await pagesChanged(tx, tag);
    await transaction((other) => pagesChanged(other, tag));
  });
});

test('pages that do not exist are not kept, but for the one that says so', async () => {
  const cache = requestTo('a');
  await cache.get(key, NOW);
  await cache.set(key, page('lost', 404), FOREVER, NOW);
  expect(await cache.get(key, NOW)).toBeNull();
  key = '/route-cache/APP_PAGE/0/$/_not-found';
  await cache.get(key, NOW);
  await cache.set(key, page('lost', 404), FOREVER, NOW);
  expect(await cache.get(key, NOW)).not.toBeNull();
});

test('an address that is not text is no page', async () => {
  expect(await requestTo('a').get('/\0', NOW)).toBeNull();
});

test('old pages are forgotten, those of other editions sooner', async () => {
  const [own, other] = [requestTo(currentEdition()), requestTo('gone')];
  await render(own, 'own');
  await render(other, 'other');
  await purgePages(NOW + DAY_MS / 2);
  expect(await other.get(key, NOW)).not.toBeNull();
  await purgePages(NOW + 2 * DAY_MS);
  expect(await other.get(key, NOW)).toBeNull();
  expect(await own.get(key, NOW)).not.toBeNull();
  await purgePages(NOW + 8 * DAY_MS);
  expect(await own.get(key, NOW)).toBeNull();
});

describe('pages in the memory of the server', () => {
  const latestSnapshot = async () => (await changesSince(null))?.snapshot ?? '';
  const tagsSince = async (snapshot: string) => (await changesSince(snapshot))?.tags;

  test('are told about each change once it has committed, and once', async () => {
    const before = await latestSnapshot();
    await change();
    await change();
    const found = await changesSince(before);
    expect(found?.tags).toEqual([tag]);
    expect(await tagsSince(found?.snapshot ?? '')).toEqual([]);
  });

  test('are told about a change that began before the question and committed after it', async () => {
    const before = await latestSnapshot();
    let during = '';
    await transaction(async (tx) => {
      await pagesChanged(tx, tag);
      during = await latestSnapshot();
      expect(await tagsSince(before)).toEqual([]);
    });
    expect(await tagsSince(during)).toEqual([tag]);
  });

  test('are told nothing of a change that was taken back', async () => {
    const before = await latestSnapshot();
    const failed = transaction(async (tx) => {
      await pagesChanged(tx, tag);
      throw new Error('never mind');
    });
    await expect(failed).rejects.toThrow('never mind');
    expect(await tagsSince(before)).toEqual([]);
  });

  test('count as changed where the moment is unknown to this database', async () => {
    expect(await changesSince(null)).toMatchObject({ tags: null });
    expect(await tagsSince('900000000:900000000:')).toBeNull();
  });

  test('cost one prepared statement, which reads the latest changes alone', async () => {
    const asked = jest.spyOn(mainPool(), 'query');
    const snapshot = await latestSnapshot();
    expect(asked.mock.calls).toEqual([
      [{ name: 'page-changes', text: expect.any(String), values: [null] }],
    ]);
    asked.mockRestore();
    expect(snapshot).toMatch(/^\d+:\d+:/);
  });

  test('have the tags of what was given, until it is due', async () => {
    const cache = requestTo('a');
    const metadata: unknown[] = [];
    const get = (now: number) => cache.get(key, now, (found) => metadata.push(found));
    await get(NOW);
    await cache.set(key, page('first'), { revalidate: 60 }, NOW);
    await get(NOW + 1);
    await get(NOW + 60_000);
    expect(metadata).toEqual([{ tags: ['_N_T_/layout', tag], until: NOW + 60_000 }]);
    await change();
    await get(NOW + 2);
    expect(metadata).toHaveLength(1);
  });
});
