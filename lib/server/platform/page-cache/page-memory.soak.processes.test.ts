import { count } from 'drizzle-orm';
import { pageEntries } from '@/lib/server/schema/pages';
import { newLawyer, type TestLawyer } from '@/lib/testing/factories';
import { type Product, ranToEnd, startProduct, stopProducts } from '@/lib/testing/jest/product';
import { limit } from '@/scripts/lib/test/speed';
import { database } from '../db/pool';

/** The name of the session's cookie follows from it. */
const SITE = 'http://localhost:3000';
const ROUNDS = 50;
const READERS = 4;
const CACHED = ['/', '/lawyers-online/labor', '/lawyers-online/labor/makati'];
const PAYLOAD = { rsc: '1' };

let products: [Product, Product];
let lawyer: TestLawyer;

beforeAll(async () => {
  products = await Promise.all([
    startProduct({ SITE_URL: SITE }),
    startProduct({ SITE_URL: SITE }),
  ]);
  lawyer = await newLawyer();
});
afterAll(stopProducts);

const profile = () => `/lawyer/${lawyer.lawyerId}`;

/** The lawyer's own click, at one process. */
async function setVisibility(product: Product, is_public: boolean): Promise<void> {
  const answer = await fetch(product.at('/api/v1/lawyers/profile/visibility'), {
    method: 'POST',
    headers: {
      cookie: lawyer.cookie,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    },
    body: JSON.stringify({ is_public }),
  });
  expect(answer.status).toBe(200);
}

/** A page and its payload, as the next request gets them. */
const both = (product: Product, path: string) =>
  Promise.all([product.get(path), product.get(`${path}?_rsc`, PAYLOAD)]);

/** On which pages of a process the lawyer is, by a request to each at once. */
async function shownAt(product: Product): Promise<boolean[]> {
  const lists = [...CACHED, '/lawyers-online'].map(async (path) => {
    const answers = await both(product, path);
    return answers.map(({ body }) => body.includes(lawyer.lawyerId));
  });
  const own = both(product, profile()).then((answers) =>
    answers.map(({ status }) => status === 200),
  );
  return (await Promise.all([...lists, own])).flat();
}

/** Readers who go round the cached pages of both processes until told to stop. */
function readAllTheTime(): () => Promise<number> {
  let isOver = false;
  const read = async (first: number) => {
    let requests = 0;
    for (let turn = first; !isOver; turn += 1) {
      const product = products[turn % 2 === 0 ? 0 : 1];
      for (const path of [...CACHED, profile()]) {
        const answers = await both(product, path);
        for (const { status } of answers) expect([200, 404]).toContain(status);
        requests += answers.length;
      }
    }
    return requests;
  };
  const readers = Array.from({ length: READERS }, (_, index) => read(index));
  return async () => {
    isOver = true;
    return (await Promise.all(readers)).reduce((sum, requests) => sum + requests, 0);
  };
}

test(
  'who hides at one process is gone from the next request of the other, under load',
  async () => {
    const stop = readAllTheTime();
    const everywhere = (await shownAt(products[0])).map(() => true);
    const nowhere = everywhere.map(() => false);
    for (let round = 0; round < ROUNDS; round += 1) {
      const [one, other] = round % 2 === 0 ? products : ([products[1], products[0]] as const);
      expect([round, await shownAt(one)]).toEqual([round, everywhere]);
      await setVisibility(one, false);
      expect([round, await shownAt(other)]).toEqual([round, nowhere]);
      await setVisibility(other, true);
    }
    expect(await stop()).toBeGreaterThan(ROUNDS);
    // Many rounds of a machine that does other things as well.
  },
  limit(240_000),
);

test('what a process has in memory needs no page cache, and is for visitors alone', async () => {
  const [product] = products;
  const paths = [...CACHED, profile()];
  const view = async () => {
    const answers = [];
    for (const path of paths) {
      answers.push(await product.get(path), await product.get(`${path}?_rsc`, PAYLOAD));
    }
    return answers;
  };
  // Rendered, then given by the page cache; the first question of the process finds anything changed.
  for (const _time of [1, 2, 3]) await view();
  const cached = await view();
  await database().delete(pageEntries);
  const again = await view();
  expect(again.map(({ body }) => body)).toEqual(cached.map(({ body }) => body));
  for (const { headers } of again) expect(headers.get('x-frame-options')).toBe('DENY');
  expect(await database().select({ entries: count() }).from(pageEntries)).toEqual([{ entries: 0 }]);
  const { status, headers } = await product.get('/', { cookie: lawyer.cookie });
  expect([status, headers.get('location')]).toEqual([307, '/lawyer-portal?callback_url=%2F']);
});

/** Run before the product: whatever Next stores arrives without the tags of the page. */
const WITHOUT_TAGS = `
  let opened;
  const withoutTags = ({ get, set }) => ({
    get,
    set: (key, value, ...rest) => set(key, value && { ...value, headers: {} }, ...rest),
  });
  Object.defineProperty(globalThis, Symbol.for('sangguni.pages'), {
    get: () => opened && { forRequest: () => withoutTags(opened.forRequest()) },
    set: (pages) => { opened = pages; },
  });`;

test('a process in which Next does not hand over the tags of pages refuses to serve', async () => {
  const { code, said } = await ranToEnd({
    DEMO_DATA: 'off',
    SITE_URL: SITE,
    JOBS: 'off',
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(WITHOUT_TAGS)}`,
  });
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(
      /Next \d+\.\d+\.\d+\S* does not work with the page cache: .+ without the tags/,
    ),
  ]);
});
