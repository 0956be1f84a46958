import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nameOf } from './browser-tests.ts';
import { askAgain, noteUnsteady, whyNotAgain } from './unsteady.ts';

const BROWSER = { type: 'browser' };
const LATE = `Error: expect(locator).toBeVisible() failed

Locator: getByRole('heading', { name: 'Saved lawyers' })
Timeout: 15000ms

  502 |   await visit(page, '/saved-lawyers');
> 503 |   await expect(page.getByRole('heading')).toBeVisible();
      |                                           ^
    at /e2e/search.spec.ts:504:12`;

const failed = (message = LATE, given = {}) => ({
  project: 'desktop',
  file: 'search.spec.ts',
  titles: ['a list', 'is shown'],
  tags: ['search', 'once'],
  annotations: [BROWSER],
  results: [{ errors: [{ message }] }],
  ...given,
});

test('what came too late may be chance', () => {
  expect(whyNotAgain(failed())).toBeNull();
});

test('tests without a browser are never asked again', () => {
  expect(whyNotAgain(failed(LATE, { annotations: [] }))).toBe('not a browser test');
});

test.each([
  ['Error: errors in the console of the browser\n\nexpect(received).toEqual(expected)', 'console'],
  [`${LATE}\nError: errors in the console of the browser`, 'console'],
  ['Error: GET /lawyers: busy\n\nExpected: 200\nReceived: 503', '5xx'],
  ['Expected substring: "₱1,500.00"\nReceived string: "₱1,000.00"', 'money'],
  ["Locator: getByText('Refunded in full')", 'money'],
  ['Expected: 200\nReceived: 403', 'access'],
  ['Expected pattern: /customer-portal/\nReceived string: "/login?callback_url=x"', 'access'],
])('%j is red at once', (message, reason) => {
  expect(whyNotAgain(failed(message))).toContain(reason);
});

test('a price, a place in a file or a limit of time is no answer of the server', () => {
  for (const line of ['    at search.spec.ts:503:12', 'Timeout 500ms exceeded', 'at 10:59 · 1,500'])
    expect(whyNotAgain(failed(line))).toBeNull();
});

test('an answer of 5xx in any browser counts, whatever failed', () => {
  const annotations = [BROWSER, { type: 'answered 5xx' }];
  expect(whyNotAgain(failed(LATE, { annotations }))).toBe('an answer of 5xx');
});

test.each(['payment', 'paymongo', 'guards', 'admin', 'headers', '@guards'])(
  'the suite %s is about money or access',
  (tag) => {
    expect(whyNotAgain(failed(LATE, { tags: [tag] }))).toBe('about money or access');
  },
);

test('so are specs of other suites', () => {
  expect(whyNotAgain(failed(LATE, { file: 'session.spec.ts' }))).toBe('about money or access');
});

test('many failures at once are no chance', () => {
  const many = (count: number) => Array.from({ length: count }, () => failed());
  expect(askAgain(many(10)).again).toHaveLength(10);
  const { again, kept } = askAgain([...many(11), failed('Received: 403')]);
  expect(again).toEqual([]);
  expect(kept.map(({ reason }) => reason)).toContain('more than 10 failed');
  expect(kept).toHaveLength(12);
});

test('a test that is unsteady twice in ten runs is named', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'unsteady-'));
  const file = path.join(folder, 'unsteady.json');
  const note = (commit: string, tests: ReturnType<typeof failed>[]) =>
    noteUnsteady(file, { commit, at: '2026-11-28', tests });
  expect(note('a', [failed()])).toEqual([]);
  for (let n = 0; n < 8; n += 1) expect(note(`b${n}`, [])).toEqual([]);
  expect(note('c', [failed()])).toEqual([nameOf(failed())]);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveLength(10);
  for (let n = 0; n < 9; n += 1) note(`d${n}`, []);
  expect(note('e', [])).toEqual([]);
  expect(note('f', [failed()])).toEqual([]);
  rmSync(folder, { recursive: true });
});
