import http from 'node:http';
import { Socket } from 'node:net';
import type { ProductAnswer, ProductRequest } from './exchange.ts';
import { createFigures, type FigureCount, type Figures, figuresOf } from './figures.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const DOCUMENT = { 'user-agent': PHONE, 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };
const WITHIN = { ...DOCUMENT, 'sec-fetch-site': 'same-origin' };
const RSC = {
  'user-agent': PHONE,
  'sec-fetch-dest': 'empty',
  'sec-fetch-site': 'same-origin',
  rsc: '1',
};

type Headers = Readonly<Record<string, string | undefined>>;

/** A request as identifyClient (guards.ts) leaves it. */
function requestOf(method: string, url: string, headers: Headers): ProductRequest {
  const known = { 'x-request-id': 'a', 'x-client-address': '127.0.0.1', ...headers };
  return Object.assign(new http.IncomingMessage(new Socket()), { method, url, headers: known });
}

test.each<[string, string, Headers, string[]]>([
  ['the main page from elsewhere', '/', DOCUMENT, ['visit']],
  ['a list from a search engine', '/lawyers-online/labor/cebu', DOCUMENT, ['visit', 'search']],
  ['a list with filters from within', '/lawyers-online?q=rent', WITHIN, ['search']],
  ['a list without a document', '/lawyers-online/labor?_rsc=1', RSC, ['search']],
  ['another page from within', '/about', WITHIN, []],
  ['another page without a document', '/about?_rsc=1', RSC, []],
  ['what is like a list', '/lawyers-onlines', WITHIN, []],
  ['a program', '/', { ...DOCUMENT, 'user-agent': 'Googlebot/2.1' }, []],
  ['somebody who says nothing', '/', { ...DOCUMENT, 'user-agent': '' }, []],
  ['a browser that only prepares', '/', { ...DOCUMENT, 'sec-purpose': 'prefetch;prerender' }, []],
  ['a link that only prepares', '/lawyers-online', { ...RSC, 'next-router-prefetch': '1' }, []],
  ['a call', '/api/v1/lawyers', { ...RSC, rsc: undefined }, []],
])('%s', (_what, url, headers, figures) => {
  expect(figuresOf(requestOf('GET', url, headers))).toEqual(figures);
  expect(figuresOf(requestOf('POST', url, headers))).toEqual([]);
});

function answer(figures: Figures, url: string, status = 200): void {
  const req = requestOf('GET', url, DOCUMENT);
  const res: ProductAnswer = Object.assign(new http.ServerResponse(req), { statusCode: status });
  figures.watch(req, res);
  res.emit('finish');
}

test('are added by Manila day, and what could not be saved is saved with the next', async () => {
  const saved: FigureCount[] = [];
  let fails = true;
  // A minute before midnight in Manila.
  let now = Date.parse('2026-11-22T15:59:00Z');
  const save = async (counts: FigureCount[]) => {
    if (fails) throw new Error('no database');
    saved.push(...counts);
  };
  const shown = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const figures = createFigures(save, () => now);
  answer(figures, '/');
  answer(figures, '/lawyers-online', 304);
  answer(figures, '/nobody', 404);
  await figures.flush();
  expect(saved).toEqual([]);
  fails = false;
  now += 60_000;
  answer(figures, '/');
  await figures.stop();
  await figures.stop();
  expect(saved).toEqual([
    { day: '2026-11-22', figure: 'visit', count: 2 },
    { day: '2026-11-22', figure: 'search', count: 1 },
    { day: '2026-11-23', figure: 'visit', count: 1 },
  ]);
  expect(shown).toHaveBeenCalledTimes(1);
  shown.mockRestore();
});
