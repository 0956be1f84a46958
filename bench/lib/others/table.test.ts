import packages from '../../../package.json' with { type: 'json' };
import next from '../../others/next/package.json' with { type: 'json' };
import payload from '../../others/payload/package.json' with { type: 'json' };
import type { Target } from './server.ts';
import { type Other, tableOf } from './table.ts';

const home: Target = { name: 'home, signed in', path: '/' };
const page: Target = { name: 'Next hello-world page', path: '/' };
const dashboard: Target = { name: 'Payload dashboard', path: '/admin' };

const table = tableOf(
  { targets: { home } },
  new Map<Other, { targets: Record<string, Target> }>([
    ['next', { targets: { page } }],
    ['payload', { targets: { dashboard } }],
  ]),
  new Map([['medusa', 'it did not answer']]),
  new Map([
    [home, { cpu: 3, bytes: 12_345 }],
    [page, { cpu: 6, bytes: 1_000 }],
  ]),
);

test('a row has both costs and their ratio', () => {
  expect(table).toContainEqual({
    target: 'home, signed in',
    'our ms': 3,
    'our kB': 12.3,
    beside: 'Next hello-world page',
    'their ms': 6,
    'their kB': 1,
    ratio: 0.5,
  });
});

test('what did not start is named with the reason, and what was not measured has no figure', () => {
  expect(table).toContainEqual({
    target: 'lawyers',
    beside: 'medusa did not start: it did not answer',
  });
  expect(table).toContainEqual({ target: 'dashboard', beside: 'Payload dashboard' });
});

test.each([next, payload])('$name has the Next and React of the product', ({ dependencies }) => {
  const { next, react, 'react-dom': reactDom } = packages.dependencies;
  expect(dependencies).toMatchObject({ next, react, 'react-dom': reactDom });
});
